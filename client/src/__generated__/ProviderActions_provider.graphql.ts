/**
 * @generated SignedSource<<9c782ec8919501fdafd7bb6c486b5fdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderActions_provider$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnlockProviderButton_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "6fc1966d43b052dd7ae23a58de447cff";

export default node;
