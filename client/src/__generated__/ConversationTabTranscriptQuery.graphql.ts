/**
 * @generated SignedSource<<12b131df28ab63b9b00324aa9748f270>>
 * @relayHash 6b6aa5da3d3f59585f21e3640cf7d761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f5e5194faddd1150c0e24788363247805d93ef704d1a07efe7b6ad070c239f

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
    "fields": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
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
    "id": "69f5e5194faddd1150c0e24788363247805d93ef704d1a07efe7b6ad070c239f",
    "metadata": {},
    "name": "ConversationTabTranscriptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36f80a23b2a505ad117d4e94eb24286a";

export default node;
