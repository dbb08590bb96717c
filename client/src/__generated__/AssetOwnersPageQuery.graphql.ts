/**
 * @generated SignedSource<<9ab8a7de8be1c1b8c4d2790b81b318b2>>
 * @relayHash 9522ff621281f7968889efae6da5c020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f58ae1fa32c6643fde4d765afbde8df8532bacaf32a214c76374e096ffce5a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AssetOwnersPageQuery$variables = Record<PropertyKey, never>;
export type AssetOwnersPageQuery$data = {
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
};
export type AssetOwnersPageQuery = {
  response: AssetOwnersPageQuery$data;
  variables: AssetOwnersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetOwnerId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "defaultMarketId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AssetOwnersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AssetOwnerConnection",
        "kind": "LinkedField",
        "name": "assetOwners",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
                    (v4/*:: as any*/)
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssetOwnersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AssetOwnerConnection",
        "kind": "LinkedField",
        "name": "assetOwners",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Market",
                "kind": "LinkedField",
                "name": "defaultMarket",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "assetOwners(first:5000)"
      }
    ]
  },
  "params": {
    "id": "3f58ae1fa32c6643fde4d765afbde8df8532bacaf32a214c76374e096ffce5a9",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef425bf1da70bb1a1c4b3ef645c0da90";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
