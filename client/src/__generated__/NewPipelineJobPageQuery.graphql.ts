/**
 * @generated SignedSource<<3c6d1b537824e720e6cc19b41238fb17>>
 * @relayHash 6fea206fd2aa0358b7b156562f279914
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99bb26bd4730283ca345b19a91d7c04ab0b0d9c7faa9a45ccc30a6e2b8e79254

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPipelineJobPageQuery$variables = Record<PropertyKey, never>;
export type NewPipelineJobPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewPipelineJobPage_query">;
};
export type NewPipelineJobPageQuery = {
  response: NewPipelineJobPageQuery$data;
  variables: NewPipelineJobPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewPipelineJobPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NewPipelineJobPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewPipelineJobPageQuery",
    "selections": [
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
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
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
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "markets(filter:{\"includeInactive\":false},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "99bb26bd4730283ca345b19a91d7c04ab0b0d9c7faa9a45ccc30a6e2b8e79254",
    "metadata": {},
    "name": "NewPipelineJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d28e2af030d4f98bd390fd5274bac60c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
