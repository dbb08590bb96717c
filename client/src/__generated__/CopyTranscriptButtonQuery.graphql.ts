/**
 * @generated SignedSource<<2c3f24e281b0c2d026a41ebdc7d3e680>>
 * @relayHash d2661137ed3d58c474e0b5f0277872d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84da09e1646afaef2ceb15f1e88d31d25531a66e6f397ffa8cf0eafe98f50ba

import type { ConcreteRequest } from 'relay-runtime';
export type CopyTranscriptButtonQuery$variables = {
  conversationId: string;
};
export type CopyTranscriptButtonQuery$data = {
  readonly conversation: {
    readonly transcript: string | null | undefined;
  } | null | undefined;
};
export type CopyTranscriptButtonQuery = {
  response: CopyTranscriptButtonQuery$data;
  variables: CopyTranscriptButtonQuery$variables;
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
    "name": "CopyTranscriptButtonQuery",
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
    "name": "CopyTranscriptButtonQuery",
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
    "id": "e84da09e1646afaef2ceb15f1e88d31d25531a66e6f397ffa8cf0eafe98f50ba",
    "metadata": {},
    "name": "CopyTranscriptButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c31bbcc9a0f9185aa4efe6431646c436";

export default node;
