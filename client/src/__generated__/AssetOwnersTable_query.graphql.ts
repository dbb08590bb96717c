/**
 * @generated SignedSource<<e7743f34461810755df1d567a8f3cb2a>>
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

(node as any).hash = "1b574b03d1a679477017f060356996b2";

export default node;
