/**
 * @generated SignedSource<<655fb9582ac7b5744c65e447b924b90f>>
 * @relayHash f08259ab458a566eebe078c3901c7200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94f57014ccb0d6d5382ab30eacd3a8454148c9edbc4c0f921169120b82d70d88

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerMarketsFieldQuery$variables = Record<PropertyKey, never>;
export type CustomerMarketsFieldQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
};
export type CustomerMarketsFieldQuery = {
  response: CustomerMarketsFieldQuery$data;
  variables: CustomerMarketsFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "NAME"
    }
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
  "name": "marketId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CustomerMarketsFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "markets(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CustomerMarketsFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "markets(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "94f57014ccb0d6d5382ab30eacd3a8454148c9edbc4c0f921169120b82d70d88",
    "metadata": {},
    "name": "CustomerMarketsFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc8ad9ec30d899d68822b2a4511dc229";

export default node;
