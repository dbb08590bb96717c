/**
 * @generated SignedSource<<fd1515409c237f5a8834f72d57610d23>>
 * @relayHash 8d69ae00fb3d1610018d3602362771eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaaddf4d82dadb48d8f9bd87b75a9ae8105952a0292f91900fdbc1eab9a9b563

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromptsTabSuggestedQuery$variables = Record<PropertyKey, never>;
export type PromptsTabSuggestedQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedPromptCount_query" | "SuggestedPromptsTable_query" | "WorkflowField_query">;
};
export type PromptsTabSuggestedQuery = {
  response: PromptsTabSuggestedQuery$data;
  variables: PromptsTabSuggestedQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PromptsTabSuggestedQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WorkflowField_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SuggestedPromptCount_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SuggestedPromptsTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PromptsTabSuggestedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "suggestedPromptWorkflows",
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
        "concreteType": "SuggestedPromptConnection",
        "kind": "LinkedField",
        "name": "suggestedPrompts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuggestedPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workflowName",
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
                "name": "suggestedPromptId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
        "storageKey": "suggestedPrompts(first:5000)"
      }
    ]
  },
  "params": {
    "id": "aaaddf4d82dadb48d8f9bd87b75a9ae8105952a0292f91900fdbc1eab9a9b563",
    "metadata": {},
    "name": "PromptsTabSuggestedQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "cf95aa39cc98480072af614e61e41eab";

export default node;
