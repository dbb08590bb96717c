/**
 * @generated SignedSource<<80d8602f87c71772883a3521ca126486>>
 * @relayHash fee75e35bebd8978f43f1419c9f22d1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID accb605b79af67090bde3251f7eee6fcc44872cfe67eb048cf50e8dfc6cfa439

import type { ConcreteRequest } from 'relay-runtime';
export type PromptsTabSuggestedQuery$variables = Record<PropertyKey, never>;
export type PromptsTabSuggestedQuery$data = {
  readonly suggestedPromptWorkflows: ReadonlyArray<string>;
  readonly suggestedPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly isActive: boolean;
      readonly suggestedPromptId: number;
      readonly title: string;
      readonly version: string | null | undefined;
      readonly workflowName: string | null | undefined;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type PromptsTabSuggestedQuery = {
  response: PromptsTabSuggestedQuery$data;
  variables: PromptsTabSuggestedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suggestedPromptWorkflows",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suggestedPromptId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workflowName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptsTabSuggestedQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuggestedPromptConnection",
        "kind": "LinkedField",
        "name": "suggestedPrompts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SuggestedPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "suggestedPrompts(first:5000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PromptsTabSuggestedQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuggestedPromptConnection",
        "kind": "LinkedField",
        "name": "suggestedPrompts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SuggestedPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
        "storageKey": "suggestedPrompts(first:5000)"
      }
    ]
  },
  "params": {
    "id": "accb605b79af67090bde3251f7eee6fcc44872cfe67eb048cf50e8dfc6cfa439",
    "metadata": {},
    "name": "PromptsTabSuggestedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83c03d5e8bf2450f104f327104e195ce";

export default node;
