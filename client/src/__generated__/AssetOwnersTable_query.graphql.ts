/**
 * @generated SignedSource<<b730a6524e5273d1cffb3bd0f924cf48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AssetOwnersTable_query$data = {
  readonly assetOwners: {
    readonly nodes: ReadonlyArray<{
      readonly assetOwnerId: number;
      readonly defaultMarket: Result<{
        readonly name: string;
      } | null | undefined, unknown>;
      readonly defaultMarketId: number | null | undefined;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"AssetOwnerForm_assetOwner">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "AssetOwnersTable_query";
};
export type AssetOwnersTable_query$key = {
  readonly " $data"?: AssetOwnersTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetOwnersTable_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
          "kind": "ScalarField",
          "name": "unreadableCount",
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
              "name": "assetOwnerId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "defaultMarketId",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Market",
                "kind": "LinkedField",
                "name": "defaultMarket",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              "to": "RESULT"
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
})();

(node as any).hash = "1984d5ff5b6639715244952ec46daa9a";

export default node;
