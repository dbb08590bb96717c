/**
 * @generated SignedSource<<097b746b9dba70886b951b831e949464>>
 * @relayHash 073e203368cb6ae6eca66a3067292d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a04324e58180cd28f41c5de777f0a11f10b694ae5628d7b465e5dae513e3ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SystemPromptDialogQuery$variables = {
  systemPromptId: number;
};
export type SystemPromptDialogQuery$data = {
  readonly systemPrompt: {
    readonly content: Result<{
      readonly text: string;
      readonly " $fragmentSpreads": FragmentRefs<"PromptFacts_content">;
    }, unknown>;
    readonly createdAt: string | null | undefined;
    readonly isActive: boolean;
    readonly name: string;
    readonly typeLabel: string | null | undefined;
    readonly version: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PromptTypeBadge_prompt">;
  } | null | undefined;
};
export type SystemPromptDialogQuery = {
  response: SystemPromptDialogQuery$data;
  variables: SystemPromptDialogQuery$variables;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "systemPromptId",
        "variableName": "systemPromptId"
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
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
    "name": "SystemPromptDialogQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PromptTypeBadge_prompt"
          },
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
    "name": "SystemPromptDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PromptContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
    "id": "31a04324e58180cd28f41c5de777f0a11f10b694ae5628d7b465e5dae513e3ca",
    "metadata": {},
    "name": "SystemPromptDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d0348633b024ee18e6ae1db02f248fe";

export default node;
