/**
 * @generated SignedSource<<40247c57e4364fca853735e709aeaba6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCellsStatus_provider$data = {
  readonly lastProcessedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCellsHealth_provider">;
  readonly " $fragmentType": "ProviderCellsStatus_provider";
};
export type ProviderCellsStatus_provider$key = {
  readonly " $data"?: ProviderCellsStatus_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCellsStatus_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCellsStatus_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastProcessedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderCellsHealth_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "2895a7b9b8130115d08b5df730f9c0e5";

export default node;
