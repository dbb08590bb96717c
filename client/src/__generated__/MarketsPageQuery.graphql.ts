/**
 * @generated SignedSource<<9026138767dd4845dcf77183f26a4b84>>
 * @relayHash 3110ec691548bcec2c8856d769d6d53c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bb925e82159901313456e9251cea9cc83d235a7a849dbde8075e839db32f87d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PipelineCoverageState = "COMPLETED" | "FAILED" | "MISSING" | "RUNNING" | "UNKNOWN";
export type MarketsPageQuery$variables = Record<PropertyKey, never>;
export type MarketsPageQuery$data = {
  readonly console: {
    readonly mapStyleUrl: string | null | undefined;
  };
  readonly markets: {
    readonly " $fragmentSpreads": FragmentRefs<"MarketsMap_markets" | "MarketsTable_markets">;
  };
  readonly pipelineCoverage: Result<{
    readonly days: ReadonlyArray<{
      readonly date: string;
    }>;
    readonly markets: ReadonlyArray<{
      readonly marketId: number;
      readonly states: ReadonlyArray<PipelineCoverageState>;
    }>;
  }, unknown>;
};
export type MarketsPageQuery = {
  response: MarketsPageQuery$data;
  variables: MarketsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Console",
  "kind": "LinkedField",
  "name": "console",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapStyleUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "includeInactive": false
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "dates",
      "value": {
        "preset": "LAST_3_DAYS"
      }
    }
  ],
  "concreteType": "PipelineCoverage",
  "kind": "LinkedField",
  "name": "pipelineCoverage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineCoverageDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketCoverage",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "states",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "pipelineCoverage(dates:{\"preset\":\"LAST_3_DAYS\"})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketsPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketsTable_markets"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketsMap_markets"
          }
        ],
        "storageKey": "markets(filter:{\"includeInactive\":false},first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MarketsPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
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
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "marketHash",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "population",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "markets(filter:{\"includeInactive\":false},first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "3bb925e82159901313456e9251cea9cc83d235a7a849dbde8075e839db32f87d",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f96e305b226e2b02ff86a7da95953822";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
