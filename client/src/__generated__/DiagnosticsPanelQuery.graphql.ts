/**
 * @generated SignedSource<<4eeddf1e55a635418fa733e789f6848f>>
 * @relayHash aff4e7e3d7e2c17f574da9fc7051fa87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1385952ae528abbca1da99516ce981f6445baf9f24802c35f31ce1ed8d68b2fb

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosticsPanelQuery$variables = Record<PropertyKey, never>;
export type DiagnosticsPanelQuery$data = {
  readonly conversationDiagnostics: {
    readonly defaultSystemPrompt: string;
    readonly presets: ReadonlyArray<{
      readonly label: string;
      readonly systemPrompt: string;
      readonly userPrompt: string;
    }>;
  };
};
export type DiagnosticsPanelQuery = {
  response: DiagnosticsPanelQuery$data;
  variables: DiagnosticsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DiagnosticsPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DiagnosticsPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1385952ae528abbca1da99516ce981f6445baf9f24802c35f31ce1ed8d68b2fb",
    "metadata": {},
    "name": "DiagnosticsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68a5fa047232cf75582228deb03fd9bc";

export default node;
