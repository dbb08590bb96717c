/**
 * @generated SignedSource<<6eb25d32d2211458dc046b40a87f9a45>>
 * @relayHash d175f9054871b6a469271713f60b7108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3b5ef1b7eb96472b44f80c745cbe80c9f72b1c420c7fbb2643be2a58ca8b18

import type { ConcreteRequest } from 'relay-runtime';
export type MarketsPageQuery$variables = Record<PropertyKey, never>;
export type MarketsPageQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly marketHash: string;
      readonly marketId: number;
      readonly name: string;
      readonly population: number | null | undefined;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type MarketsPageQuery = {
  response: MarketsPageQuery$data;
  variables: MarketsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketId",
            "storageKey": null
          },
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
    "storageKey": "markets(filter:{\"isActive\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MarketsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a3b5ef1b7eb96472b44f80c745cbe80c9f72b1c420c7fbb2643be2a58ca8b18",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a73b2d7c8a328320614ab97f80ca1a98";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
