/**
 * @generated SignedSource<<727caf1097d59fdf1b8f8d0bba8175eb>>
 * @relayHash 92e4043b280319005f62df43de8cb324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1aae38096a496f85dc016191deb51c73afda5b4722db52a6a92bfd9b7641388

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
    "storageKey": "markets(filter:{\"includeInactive\":false},first:5000,orderBy:{\"field\":\"NAME\"})"
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
    "id": "a1aae38096a496f85dc016191deb51c73afda5b4722db52a6a92bfd9b7641388",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2a2bf7fad69c3e814c71f162351b45a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
