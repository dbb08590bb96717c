/**
 * @generated SignedSource<<cb4bd858caff401530f45eece9615212>>
 * @relayHash 405777c981226838a3311764a3b25311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d049ca12edb2f3e86031d422bec5a264427280740e8c807abf0428b08295f357

import type { ConcreteRequest } from 'relay-runtime';
export type useTurnJsonQuery$variables = {
  after?: string | null | undefined;
  conversationId: string;
  isPrompt: boolean;
};
export type useTurnJsonQuery$data = {
  readonly conversation: {
    readonly interactions: {
      readonly nodes: ReadonlyArray<{
        readonly responseJson?: string | null | undefined;
        readonly userPromptJson?: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type useTurnJsonQuery = {
  response: useTurnJsonQuery$data;
  variables: useTurnJsonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conversationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPrompt"
},
v3 = [
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
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "InteractionConnection",
  "kind": "LinkedField",
  "name": "interactions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Interaction",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "condition": "isPrompt",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userPromptJson",
              "storageKey": null
            }
          ]
        },
        {
          "condition": "isPrompt",
          "kind": "Condition",
          "passingValue": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "responseJson",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useTurnJsonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTurnJsonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "d049ca12edb2f3e86031d422bec5a264427280740e8c807abf0428b08295f357",
    "metadata": {},
    "name": "useTurnJsonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b1027acfc0fd099d127939a9164d8f0";

export default node;
