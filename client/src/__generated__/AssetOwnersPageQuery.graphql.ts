/**
 * @generated SignedSource<<950de23b6dbfbff28d5bcd0b6d2ed648>>
 * @relayHash ccdec1e51922ef8eb2028566fc65676c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 614fd166d49a9dd4dc5f7d61af91f98bd590ddf62c242ad63cf2d1656aa475d6

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
    "id": "614fd166d49a9dd4dc5f7d61af91f98bd590ddf62c242ad63cf2d1656aa475d6",
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
