/**
 * @generated SignedSource<<d8d6e1d0603bccc640dc457110ba320b>>
 * @relayHash fa21a53353a692f7168a76564d92bd4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1f74fd9be3f0d1ca53b52fd390a89e1dce0035f18eb90bbfcd2c8a8a404e6b

import type { ConcreteRequest } from 'relay-runtime';
export type TurnCardJsonQuery$variables = {
  after?: string | null | undefined;
  conversationId: string;
  isPrompt: boolean;
};
export type TurnCardJsonQuery$data = {
  readonly conversation: {
    readonly interactions: {
      readonly nodes: ReadonlyArray<{
        readonly responseJson?: string | null | undefined;
        readonly userPromptJson?: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type TurnCardJsonQuery = {
  response: TurnCardJsonQuery$data;
  variables: TurnCardJsonQuery$variables;
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
    "kind": "Variable",
    "name": "conversationId",
    "variableName": "conversationId"
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
    "name": "TurnCardJsonQuery",
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
    "name": "TurnCardJsonQuery",
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
    "id": "6c1f74fd9be3f0d1ca53b52fd390a89e1dce0035f18eb90bbfcd2c8a8a404e6b",
    "metadata": {},
    "name": "TurnCardJsonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1727acad1398af2bfdef388bc9f997f7";

export default node;
