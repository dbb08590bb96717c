/**
 * @generated SignedSource<<3647eb72842109f4734fcb8b880bda9d>>
 * @relayHash 853a456747ed1e1359f6e4ec51faf5df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c080816ab4dad87977e9673f03d691f1d44f13f618db4a53007848c9e8d8b01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetOwnersPageQuery$variables = Record<PropertyKey, never>;
export type AssetOwnersPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AssetOwnersTable_query">;
};
export type AssetOwnersPageQuery = {
  response: AssetOwnersPageQuery$data;
  variables: AssetOwnersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
    "metadata": null,
    "name": "AssetOwnersPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AssetOwnersTable_query"
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
                "alias": null,
                "args": null,
                "concreteType": "Market",
                "kind": "LinkedField",
                "name": "defaultMarket",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "assetOwners(first:5000)"
      }
    ]
  },
  "params": {
    "id": "4c080816ab4dad87977e9673f03d691f1d44f13f618db4a53007848c9e8d8b01",
    "metadata": {},
    "name": "AssetOwnersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27d355df99b539c8e48e92f0287c9e24";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
