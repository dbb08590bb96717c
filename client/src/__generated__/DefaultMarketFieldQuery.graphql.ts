/**
 * @generated SignedSource<<b41122205da062aa9bf519ebf3c192a5>>
 * @relayHash 0bddf69871a4dd33d9b09383c767e2b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ae423d8e51e23d76a15568cdc3d1806162a1356bcdb17b17baa26ccbc4a19a5

import type { ConcreteRequest } from 'relay-runtime';
export type DefaultMarketFieldQuery$variables = Record<PropertyKey, never>;
export type DefaultMarketFieldQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketId: number;
      readonly name: string;
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
      "isActive": true
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
        "storageKey": "markets(filter:{\"isActive\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
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
        "storageKey": "markets(filter:{\"isActive\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "6ae423d8e51e23d76a15568cdc3d1806162a1356bcdb17b17baa26ccbc4a19a5",
    "metadata": {},
    "name": "DefaultMarketFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d757beb21a2863edb774ef3b696993bc";

export default node;
