/**
 * @generated SignedSource<<d8fd12f657b93815d638602949c28853>>
 * @relayHash d6c181682c4887c751db39b5224039c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 068e8fb6da50ffbcb9200a14d3d37f7751d1cd1525d9ce76da157d166aea04a4

import type { ConcreteRequest } from 'relay-runtime';
export type JobMarketFieldQuery$variables = Record<PropertyKey, never>;
export type JobMarketFieldQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketHash: string;
      readonly marketId: number;
      readonly name: string;
    }>;
  };
};
export type JobMarketFieldQuery = {
  response: JobMarketFieldQuery$data;
  variables: JobMarketFieldQuery$variables;
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
  "name": "marketId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
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
    "name": "JobMarketFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
    "name": "JobMarketFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
    "id": "068e8fb6da50ffbcb9200a14d3d37f7751d1cd1525d9ce76da157d166aea04a4",
    "metadata": {},
    "name": "JobMarketFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bdf8efaa15973781e54e9f5b5194980";

export default node;
