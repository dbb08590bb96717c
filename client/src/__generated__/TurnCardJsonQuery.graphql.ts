/**
 * @generated SignedSource<<4532dd1b44ddc29e72b12e314ed8a6cf>>
 * @relayHash bf0e6b39c0ebbf30850dd40e9f0ebdf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e474f5b7238c68c66b1b140670b4f13dcdfafb0b297edc70212237af9939bf2b

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
    "id": "e474f5b7238c68c66b1b140670b4f13dcdfafb0b297edc70212237af9939bf2b",
    "metadata": {},
    "name": "TurnCardJsonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85d9de97b72029f83e215b479211e4ed";

export default node;
