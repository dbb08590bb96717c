/**
 * @generated SignedSource<<519a6f5e49c00bc7f175e1f99eab118b>>
 * @relayHash 1d67bbf4e23bfd9e3b8ca12446ddac84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50858b7d53772c7d18d61d46f8bb8334bba3c26b337a0c776c1f1904362bbf99

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationTabTranscriptQuery$variables = {
  conversationId: string;
};
export type ConversationTabTranscriptQuery$data = {
  readonly conversation: {
    readonly transcript: string | null | undefined;
  } | null | undefined;
};
export type ConversationTabTranscriptQuery = {
  response: ConversationTabTranscriptQuery$data;
  variables: ConversationTabTranscriptQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "conversationId",
    "variableName": "conversationId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConversationTabTranscriptQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConversationTabTranscriptQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "50858b7d53772c7d18d61d46f8bb8334bba3c26b337a0c776c1f1904362bbf99",
    "metadata": {},
    "name": "ConversationTabTranscriptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "393ef025b57c6edf625c63fc8428d10a";

export default node;
