/**
 * @generated SignedSource<<91eb946881efa99794557bf290a34902>>
 * @relayHash 290ee7ce354433214e067160ce7c99e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40ecbb2a6155c1503767891b61f8436f7145ca270a79c02449aefd4023a92a97

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogLinksConversationQuery$variables = {
  conversationId: string;
};
export type DebugLogLinksConversationQuery$data = {
  readonly conversation: {
    readonly debugLogs: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DebugLogLinks_logs">;
    }>;
  } | null | undefined;
};
export type DebugLogLinksConversationQuery = {
  response: DebugLogLinksConversationQuery$data;
  variables: DebugLogLinksConversationQuery$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DebugLogLinksConversationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLog",
            "kind": "LinkedField",
            "name": "debugLogs",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DebugLogLinks_logs"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DebugLogLinksConversationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLog",
            "kind": "LinkedField",
            "name": "debugLogs",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "debugId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recordedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "route",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasErrors",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40ecbb2a6155c1503767891b61f8436f7145ca270a79c02449aefd4023a92a97",
    "metadata": {},
    "name": "DebugLogLinksConversationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b29cb2c9076365f327018f1f5f9dc97e";

export default node;
