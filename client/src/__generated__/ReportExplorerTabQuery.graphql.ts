/**
 * @generated SignedSource<<61a174ec2cf8802bf971ad4242a64a30>>
 * @relayHash 3eff54cb7c2d2e4c3b05c0c632c346b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2181b2b9bcc794a3fe1ec27661a64cd40b3a878495b361d4a2a64b7849850147

import type { ConcreteRequest } from 'relay-runtime';
export type ReportExplorerTabQuery$variables = Record<PropertyKey, never>;
export type ReportExplorerTabQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketId: number;
      readonly name: string;
    }>;
  };
};
export type ReportExplorerTabQuery = {
  response: ReportExplorerTabQuery$data;
  variables: ReportExplorerTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isReportMarket": true
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
    "name": "ReportExplorerTabQuery",
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
        "storageKey": "markets(filter:{\"isReportMarket\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportExplorerTabQuery",
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
        "storageKey": "markets(filter:{\"isReportMarket\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "2181b2b9bcc794a3fe1ec27661a64cd40b3a878495b361d4a2a64b7849850147",
    "metadata": {},
    "name": "ReportExplorerTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "298527586bff7d50332660268c76cd48";

export default node;
