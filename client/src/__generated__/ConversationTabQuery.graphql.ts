/**
 * @generated SignedSource<<6ff2aec4bd131cc3796bc0e120f3804c>>
 * @relayHash ca3d0dabd93b39a45281a6419762eb40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce690b366beacc5c4a53f7e44ffb75c13b541915106042a83d883f05bb9af469

import type { ConcreteRequest } from 'relay-runtime';
export type ConversationTabQuery$variables = {
  conversationId: string;
};
export type ConversationTabQuery$data = {
  readonly conversation: {
    readonly title: string;
  } | null | undefined;
};
export type ConversationTabQuery = {
  response: ConversationTabQuery$data;
  variables: ConversationTabQuery$variables;
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
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConversationTabQuery",
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
    "name": "ConversationTabQuery",
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
    "id": "ce690b366beacc5c4a53f7e44ffb75c13b541915106042a83d883f05bb9af469",
    "metadata": {},
    "name": "ConversationTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a2eacb29ec70146852814a08543e057";

export default node;
