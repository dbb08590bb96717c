/**
 * @generated SignedSource<<bbe209a1a2fdfeeb89bce7497ea61f98>>
 * @relayHash ff188b08e8de71fcb00a129ecdd7e60c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc02dd89a8266462a20ebad53bf1530f0d7e54eb79370c593630a2b9109d059

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SuggestedPromptDialogQuery$variables = {
  suggestedPromptId: number;
};
export type SuggestedPromptDialogQuery$data = {
  readonly suggestedPrompt: {
    readonly content: Result<{
      readonly description: string;
      readonly text: string;
      readonly " $fragmentSpreads": FragmentRefs<"PromptFacts_content">;
    }, unknown>;
    readonly createdAt: string | null | undefined;
    readonly isActive: boolean;
    readonly title: string;
    readonly version: string | null | undefined;
    readonly workflowName: string | null | undefined;
  } | null | undefined;
};
export type SuggestedPromptDialogQuery = {
  response: SuggestedPromptDialogQuery$data;
  variables: SuggestedPromptDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "suggestedPromptId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "suggestedPromptId",
        "variableName": "suggestedPromptId"
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workflowName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SuggestedPromptDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuggestedPrompt",
        "kind": "LinkedField",
        "name": "suggestedPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "PromptContent",
              "kind": "LinkedField",
              "name": "content",
              "plural": false,
              "selections": [
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PromptFacts_content"
                }
              ],
              "storageKey": null
            },
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
    "name": "SuggestedPromptDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SuggestedPrompt",
        "kind": "LinkedField",
        "name": "suggestedPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PromptContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
          },
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
    "id": "bbc02dd89a8266462a20ebad53bf1530f0d7e54eb79370c593630a2b9109d059",
    "metadata": {},
    "name": "SuggestedPromptDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c3c3ff9b98cc9cb9de03dd8e4843d18";

export default node;
