/**
 * @generated SignedSource<<11d37984b69e70f5e161910bf48e6980>>
 * @relayHash 0e30a76d08e7d7ee6dbe4379aa4dc988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6f471467806937997a9ef9a3407a2cbdbc38011aad679e5252240f9029f64d9

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PromptDialogsSuggestedQuery$variables = {
  suggestedPromptId: number;
};
export type PromptDialogsSuggestedQuery$data = {
  readonly suggestedPrompt: {
    readonly content: Result<{
      readonly characterCount: number;
      readonly description: string;
      readonly text: string;
      readonly tokenCount: number;
    }, unknown>;
    readonly createdAt: string | null | undefined;
    readonly isActive: boolean;
    readonly title: string;
    readonly version: string | null | undefined;
    readonly workflowName: string | null | undefined;
  } | null | undefined;
};
export type PromptDialogsSuggestedQuery = {
  response: PromptDialogsSuggestedQuery$data;
  variables: PromptDialogsSuggestedQuery$variables;
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
    "kind": "Variable",
    "name": "suggestedPromptId",
    "variableName": "suggestedPromptId"
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
  "concreteType": "PromptContent",
  "kind": "LinkedField",
  "name": "content",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
    "name": "PromptDialogsSuggestedQuery",
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
            "field": (v7/*:: as any*/),
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
    "name": "PromptDialogsSuggestedQuery",
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
          (v7/*:: as any*/),
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
    "id": "c6f471467806937997a9ef9a3407a2cbdbc38011aad679e5252240f9029f64d9",
    "metadata": {},
    "name": "PromptDialogsSuggestedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae659aafdfe38fb92759eaad0424a57a";

export default node;
