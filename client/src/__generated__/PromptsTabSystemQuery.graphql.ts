/**
 * @generated SignedSource<<4de17f67f3f96ccaf499a387209fa3f5>>
 * @relayHash 7a6d2c17ea5c7303976c240d4a572a72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daf2c3d5d8ce81f5da04b62abb2586e5f5bccd852c97976ec0f79310950ce43c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromptsTabSystemQuery$variables = Record<PropertyKey, never>;
export type PromptsTabSystemQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SystemPromptCount_query" | "SystemPromptTypeField_query" | "SystemPromptsTable_query">;
};
export type PromptsTabSystemQuery = {
  response: PromptsTabSystemQuery$data;
  variables: PromptsTabSystemQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PromptsTabSystemQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptTypeField_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptCount_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptsTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PromptsTabSystemQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemPromptTypeOption",
        "kind": "LinkedField",
        "name": "systemPromptTypes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5000
          }
        ],
        "concreteType": "SystemPromptConnection",
        "kind": "LinkedField",
        "name": "systemPrompts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
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
                "name": "systemPromptId",
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typeLabel",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
          }
        ],
        "storageKey": "systemPrompts(first:5000)"
      }
    ]
  },
  "params": {
    "id": "daf2c3d5d8ce81f5da04b62abb2586e5f5bccd852c97976ec0f79310950ce43c",
    "metadata": {},
    "name": "PromptsTabSystemQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "6a7af451862e1dc126a1f64d1ab57182";

export default node;
