/**
 * @generated SignedSource<<4d7ccd31e0ec695999640bdd6e12febb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnlockProviderButton_provider$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockProviders_provider">;
  readonly " $fragmentType": "UnlockProviderButton_provider";
};
export type UnlockProviderButton_provider$key = {
  readonly " $data"?: UnlockProviderButton_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlockProviderButton_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnlockProviders_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e2c45acd799d7ed4bbc850d48a7afa6d";

export default node;
