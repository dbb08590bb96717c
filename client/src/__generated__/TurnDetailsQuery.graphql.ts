/**
 * @generated SignedSource<<bdfffa1aa4c2f533863e9c93fa706deb>>
 * @relayHash b131dd9257aa59f5e7a2d174ab14151b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c478a27f6d0f4bdfc3454db82d5c85a19c423ccfef58b8a4343ea83a6b21c0a

import type { ConcreteRequest } from 'relay-runtime';
export type TurnDetailsQuery$variables = {
  after?: string | null | undefined;
  conversationId: string;
};
export type TurnDetailsQuery$data = {
  readonly conversation: {
    readonly interactions: {
      readonly nodes: ReadonlyArray<{
        readonly featureContext: string | null | undefined;
        readonly metadata: string | null | undefined;
        readonly requestContext: string | null | undefined;
        readonly toolCalls: ReadonlyArray<{
          readonly arguments: string | null | undefined;
          readonly hasResult: boolean;
          readonly result: string | null | undefined;
          readonly toolName: string | null | undefined;
        }>;
        readonly unpairedToolResults: ReadonlyArray<{
          readonly result: string | null | undefined;
          readonly toolName: string | null | undefined;
        }>;
      }>;
    };
  } | null | undefined;
};
export type TurnDetailsQuery = {
  response: TurnDetailsQuery$data;
  variables: TurnDetailsQuery$variables;
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
v2 = [
  {
    "kind": "Variable",
    "name": "conversationId",
    "variableName": "conversationId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v5 = {
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestContext",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureContext",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metadata",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ToolCall",
          "kind": "LinkedField",
          "name": "toolCalls",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "arguments",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasResult",
              "storageKey": null
            },
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnpairedToolResult",
          "kind": "LinkedField",
          "name": "unpairedToolResults",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TurnDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TurnDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "id": "6c478a27f6d0f4bdfc3454db82d5c85a19c423ccfef58b8a4343ea83a6b21c0a",
    "metadata": {},
    "name": "TurnDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4149d9ad83fa325f0eda93fb429a2b2b";

export default node;
