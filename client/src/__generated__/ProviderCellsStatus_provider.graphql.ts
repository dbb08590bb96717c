/**
 * @generated SignedSource<<03f88b1f965a8ee6367597b4af8442a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCellsStatus_provider$data = {
  readonly health: {
    readonly since: string | null | undefined;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "ProviderHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
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

(node as any).hash = "9a160ccb53b3aadcaf79db730d6d0fc9";

export default node;
