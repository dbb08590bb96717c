/**
 * @generated SignedSource<<02a02f54e04be1a9e186c032a8d1b87e>>
 * @relayHash 78d2d7656f4da1526d8fc4c0361f25c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f880525e95b6ef40bc36961e4621ce141749c9ad4feada406f640b2aefe1701a

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosticRole = "ASSISTANT" | "PLACEHOLDER" | "USER";
export type DiagnoseConversationInput = {
  conversationId: string;
  messages: ReadonlyArray<DiagnosticMessageInput>;
  systemPrompt?: string | null | undefined;
};
export type DiagnosticMessageInput = {
  content: string;
  role: DiagnosticRole;
};
export type useDiagnosisMutation$variables = {
  input: DiagnoseConversationInput;
};
export type useDiagnosisMutation$data = {
  readonly diagnoseConversation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly reply: {
      readonly content: string;
    } | null | undefined;
  } | null | undefined;
};
export type useDiagnosisMutation = {
  response: useDiagnosisMutation$data;
  variables: useDiagnosisMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DiagnoseConversationPayload",
    "kind": "LinkedField",
    "name": "diagnoseConversation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DiagnosticReply",
        "kind": "LinkedField",
        "name": "reply",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDiagnosisMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDiagnosisMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f880525e95b6ef40bc36961e4621ce141749c9ad4feada406f640b2aefe1701a",
    "metadata": {},
    "name": "useDiagnosisMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6185ab070a0177db48dd07f3508a8ab";

export default node;
