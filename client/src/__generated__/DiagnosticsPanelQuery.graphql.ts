/**
 * @generated SignedSource<<facfaa41c1ac1d928ec3a9469c2c0f29>>
 * @relayHash 1e418a25c247340015d25374da91fd00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76e381cccf72a6ea8b119d35f875141d11c3deea8b59bea5f9c3ed7c5fd49359

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiagnosticsPanelQuery$variables = Record<PropertyKey, never>;
export type DiagnosticsPanelQuery$data = {
  readonly conversationDiagnostics: {
    readonly " $fragmentSpreads": FragmentRefs<"DiagnosticsChat_diagnostics">;
  };
};
export type DiagnosticsPanelQuery = {
  response: DiagnosticsPanelQuery$data;
  variables: DiagnosticsPanelQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DiagnosticsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationDiagnostics",
        "kind": "LinkedField",
        "name": "conversationDiagnostics",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DiagnosticsChat_diagnostics"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DiagnosticsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationDiagnostics",
        "kind": "LinkedField",
        "name": "conversationDiagnostics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "defaultSystemPrompt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DiagnosticPreset",
            "kind": "LinkedField",
            "name": "presets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "systemPrompt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userPrompt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76e381cccf72a6ea8b119d35f875141d11c3deea8b59bea5f9c3ed7c5fd49359",
    "metadata": {},
    "name": "DiagnosticsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "384f03ac97c729de71e6870c4315d10d";

export default node;
