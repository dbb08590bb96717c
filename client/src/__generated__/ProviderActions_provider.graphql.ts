/**
 * @generated SignedSource<<392fbc3e88a98d10574f7e80c855c1d6>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockProviders_provider">;
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
      "name": "useUnlockProviders_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "9436c0c4ea2e2187f0d8c31282d04ece";

export default node;
