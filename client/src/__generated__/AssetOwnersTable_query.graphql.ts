/**
 * @generated SignedSource<<e9bee2c6ad2f5a5fda8a4670d043040a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetOwnersTable_query$data = {
  readonly assetOwners: {
    readonly nodes: ReadonlyArray<{
      readonly assetOwnerId: number;
      readonly defaultMarket: {
        readonly marketName: string;
      } | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"AssetOwnerForm_assetOwner">;
    }>;
  };
  readonly " $fragmentType": "AssetOwnersTable_query";
};
export type AssetOwnersTable_query$key = {
  readonly " $data"?: AssetOwnersTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetOwnersTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssetOwnersTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "AssetOwnerConnection",
      "kind": "LinkedField",
      "name": "assetOwners",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AssetOwner",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetOwnerId",
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
              "alias": null,
              "args": null,
              "concreteType": "Market",
              "kind": "LinkedField",
              "name": "defaultMarket",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "marketName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AssetOwnerForm_assetOwner"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assetOwners(first:5000)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "39e61fa0659a5106f977433f2682a225";

export default node;
