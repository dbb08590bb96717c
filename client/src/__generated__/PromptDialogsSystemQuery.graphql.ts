/**
 * @generated SignedSource<<55a253f1e8cc0abd2ddf7ec93522c003>>
 * @relayHash 96becf8b41a585ad4f97497d1b4ea1b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d865751d6d2b72c6f06c0354b8c34064175b8538c8c68892899b5dab2c66f9

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SystemPromptType = "BASE" | "CONTEXT" | "UNRECOGNIZED" | "USER" | "WORKFLOW";
export type PromptDialogsSystemQuery$variables = {
  systemPromptId: number;
};
export type PromptDialogsSystemQuery$data = {
  readonly systemPrompt: {
    readonly content: Result<{
      readonly characterCount: number;
      readonly text: string;
      readonly tokenCount: number;
    }, unknown>;
    readonly createdAt: string | null | undefined;
    readonly isActive: boolean;
    readonly title: string;
    readonly type: SystemPromptType;
    readonly typeLabel: string | null | undefined;
    readonly version: string | null | undefined;
  } | null | undefined;
};
export type PromptDialogsSystemQuery = {
  response: PromptDialogsSystemQuery$data;
  variables: PromptDialogsSystemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "systemPromptId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "systemPromptId",
    "variableName": "systemPromptId"
  }
],
v2 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PromptContent",
  "kind": "LinkedField",
  "name": "content",
  "plural": false,
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
      "name": "characterCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptDialogsSystemQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPrompt",
        "kind": "LinkedField",
        "name": "systemPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
            "to": "RESULT"
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
    "name": "PromptDialogsSystemQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPrompt",
        "kind": "LinkedField",
        "name": "systemPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    "id": "40d865751d6d2b72c6f06c0354b8c34064175b8538c8c68892899b5dab2c66f9",
    "metadata": {},
    "name": "PromptDialogsSystemQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ad267a61c59c32001d9c89aebc5d85f5";

export default node;
