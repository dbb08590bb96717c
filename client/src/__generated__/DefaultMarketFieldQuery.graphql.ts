/**
 * @generated SignedSource<<5321b9defe8157f6dcd34fdb70443f4e>>
 * @relayHash 009d47a3d103e8364eacc8594f4ff363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd1e4a12600cec5b9708740fdcdbfd784296a3ba3a753678d88ace2d0c42d4ce

import type { ConcreteRequest } from 'relay-runtime';
export type DefaultMarketFieldQuery$variables = Record<PropertyKey, never>;
export type DefaultMarketFieldQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketId: number;
      readonly marketName: string;
    }>;
  };
};
export type DefaultMarketFieldQuery = {
  response: DefaultMarketFieldQuery$data;
  variables: DefaultMarketFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "active": true
    }
  },
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
  "name": "marketName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DefaultMarketFieldQuery",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "markets(filter:{\"active\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DefaultMarketFieldQuery",
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
        "storageKey": "markets(filter:{\"active\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "fd1e4a12600cec5b9708740fdcdbfd784296a3ba3a753678d88ace2d0c42d4ce",
    "metadata": {},
    "name": "DefaultMarketFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b4d8840770af2855543171b50dce454";

export default node;
