/**
 * @generated SignedSource<<bb45350674782ade5e719061660d5d3f>>
 * @relayHash 4e40a33a0ac147e52fe27a9f0fcad274
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3abeff99a0fb15884bdb371118971d69f8275702b400857418b2ff4de76c35c6

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC";
export type SystemPromptType = "BASE" | "CONTEXT" | "UNRECOGNIZED" | "USER" | "WORKFLOW";
export type PromptsTabSystemQuery$variables = {
  direction: OrderDirection;
};
export type PromptsTabSystemQuery$data = {
  readonly systemPromptTypes: ReadonlyArray<{
    readonly label: string;
    readonly text: string;
  }>;
  readonly systemPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly isActive: boolean;
      readonly name: string;
      readonly systemPromptId: number;
      readonly type: SystemPromptType;
      readonly typeLabel: string | null | undefined;
      readonly typeText: string | null | undefined;
      readonly version: string | null | undefined;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type PromptsTabSystemQuery = {
  response: PromptsTabSystemQuery$data;
  variables: PromptsTabSystemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "direction"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SystemPromptTypeOption",
  "kind": "LinkedField",
  "name": "systemPromptTypes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "direction",
        "variableName": "direction"
      },
      {
        "kind": "Literal",
        "name": "field",
        "value": "VERSION"
      }
    ],
    "kind": "ObjectValue",
    "name": "orderBy"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "systemPromptId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeText",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptsTabSystemQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemPromptConnection",
        "kind": "LinkedField",
        "name": "systemPrompts",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
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
    "name": "PromptsTabSystemQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SystemPromptConnection",
        "kind": "LinkedField",
        "name": "systemPrompts",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3abeff99a0fb15884bdb371118971d69f8275702b400857418b2ff4de76c35c6",
    "metadata": {},
    "name": "PromptsTabSystemQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce3bea7a94499ce8175b85a40dc73b55";

export default node;
