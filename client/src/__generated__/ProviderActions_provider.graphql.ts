/**
 * @generated SignedSource<<2951e3e00c3cc030e2422b5a8c6378d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderActions_provider$data = {
  readonly name: string;
  readonly providerId: number;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
  readonly " $fragmentType": "ProviderActions_provider";
};
export type ProviderActions_provider$key = {
  readonly " $data"?: ProviderActions_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderActions_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerId",
      "storageKey": null
    },
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
      "name": "UnlockProviderButton_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "50d8c2be519d62af2faa55301d1c7e26";

export default node;
