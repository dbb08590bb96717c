/**
 * @generated SignedSource<<7447e4eeb0217b627913c8c8a01c8960>>
 * @relayHash 22139261f377ecebe7cc0f78b2dfb7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae4828ba2d61331594840a63bc13518df0dee928556ecb5ad33a1acfefedbd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketsPageQuery$variables = Record<PropertyKey, never>;
export type MarketsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MarketsTable_query">;
};
export type MarketsPageQuery = {
  response: MarketsPageQuery$data;
  variables: MarketsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarketsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MarketsTable_query"
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
    ]
  },
  "params": {
    "id": "5ae4828ba2d61331594840a63bc13518df0dee928556ecb5ad33a1acfefedbd1",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "adacc7473e40214474175c7a8587cb7a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
