/**
 * @generated SignedSource<<997855b845b533076db86a4a858a947f>>
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
    readonly totalCount: number;
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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

(node as any).hash = "9876c2bc6b51f250fe052f2b011d0090";

export default node;
