/**
 * @generated SignedSource<<68c56400febc323782da1e0fbf343c13>>
 * @relayHash ae3df8a2ba2feecba1d75e83533a7f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 243b7d34061a9090701792dc91cde5ff3fd1d61a2ce89772d464a1f7562a01b6

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type DebugLogDialogQuery$variables = {
  debugId: string;
};
export type DebugLogDialogQuery$data = {
  readonly debugLog: {
    readonly debugId: string;
    readonly details: Result<{
      readonly audienceFiltersValidationMessage: string | null | undefined;
      readonly completionTokens: number | null | undefined;
      readonly conversationContextText: string | null | undefined;
      readonly conversationId: string | null | undefined;
      readonly conversationMetadataText: string | null | undefined;
      readonly conversationName: string | null | undefined;
      readonly conversationPreview: string | null | undefined;
      readonly createdAt: string | null | undefined;
      readonly customer: {
        readonly name: string;
        readonly slug: string;
      } | null | undefined;
      readonly customerId: number | null | undefined;
      readonly debugNotes: string | null | undefined;
      readonly dtoText: string | null | undefined;
      readonly errorMessages: ReadonlyArray<string>;
      readonly exceptionsText: string | null | undefined;
      readonly featureContextText: string | null | undefined;
      readonly hasErrorsToShow: boolean;
      readonly interactionId: string | null | undefined;
      readonly inventoryParametersText: string | null | undefined;
      readonly isNewConversation: boolean | null | undefined;
      readonly llmModel: string | null | undefined;
      readonly llmResponseText: string | null | undefined;
      readonly maxStepsAllowed: number | null | undefined;
      readonly messagesText: string | null | undefined;
      readonly metadataText: string | null | undefined;
      readonly procedureParametersText: string | null | undefined;
      readonly promptIdsText: string | null | undefined;
      readonly promptTokens: number | null | undefined;
      readonly redisKeysText: string | null | undefined;
      readonly requestContextText: string | null | undefined;
      readonly responseTimeLabel: string | null | undefined;
      readonly responseTimeMs: number | null | undefined;
      readonly savedFiltersText: string | null | undefined;
      readonly severity: string | null | undefined;
      readonly systemPromptDetailsText: string | null | undefined;
      readonly tags: ReadonlyArray<string>;
      readonly toolExecutionCount: number | null | undefined;
      readonly toolResultsText: string | null | undefined;
      readonly toolsCalledText: string | null | undefined;
      readonly totalTokens: number | null | undefined;
      readonly updatedAt: string | null | undefined;
      readonly userMessagesText: string | null | undefined;
      readonly userPreferencesText: string | null | undefined;
      readonly userPrompt: string | null | undefined;
      readonly workflowType: string | null | undefined;
    }, unknown>;
    readonly featureTypeText: string | null | undefined;
    readonly hasErrors: boolean;
    readonly initiationTypeText: string | null | undefined;
    readonly recordedAt: string | null | undefined;
    readonly route: string | null | undefined;
    readonly user: {
      readonly displayName: string | null | undefined;
    } | null | undefined;
    readonly userId: number | null | undefined;
  } | null | undefined;
};
export type DebugLogDialogQuery = {
  response: DebugLogDialogQuery$data;
  variables: DebugLogDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "debugId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "debugId",
    "variableName": "debugId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "debugId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "route",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureTypeText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "initiationTypeText",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasErrors",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasErrorsToShow",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workflowType",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "llmModel",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "severity",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "debugNotes",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationId",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "interactionId",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationName",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNewConversation",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationPreview",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userPrompt",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userMessagesText",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "llmResponseText",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messagesText",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "responseTimeMs",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "responseTimeLabel",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promptTokens",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completionTokens",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalTokens",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolExecutionCount",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxStepsAllowed",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolsCalledText",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toolResultsText",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promptIdsText",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "systemPromptDetailsText",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dtoText",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestContextText",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationContextText",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationMetadataText",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureContextText",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userPreferencesText",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedFiltersText",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metadataText",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inventoryParametersText",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "procedureParametersText",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "redisKeysText",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessages",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "exceptionsText",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audienceFiltersValidationMessage",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DebugLogDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
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
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "DebugLogDetails",
              "kind": "LinkedField",
              "name": "details",
              "plural": false,
              "selections": [
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                (v19/*:: as any*/),
                (v20/*:: as any*/),
                (v21/*:: as any*/),
                (v22/*:: as any*/),
                (v23/*:: as any*/),
                (v24/*:: as any*/),
                (v25/*:: as any*/),
                (v26/*:: as any*/),
                (v27/*:: as any*/),
                (v28/*:: as any*/),
                (v29/*:: as any*/),
                (v30/*:: as any*/),
                (v31/*:: as any*/),
                (v32/*:: as any*/),
                (v33/*:: as any*/),
                (v34/*:: as any*/),
                (v35/*:: as any*/),
                (v36/*:: as any*/),
                (v37/*:: as any*/),
                (v38/*:: as any*/),
                (v39/*:: as any*/),
                (v40/*:: as any*/),
                (v41/*:: as any*/),
                (v42/*:: as any*/),
                (v43/*:: as any*/),
                (v44/*:: as any*/),
                (v45/*:: as any*/),
                (v46/*:: as any*/),
                (v47/*:: as any*/),
                (v48/*:: as any*/),
                (v49/*:: as any*/),
                (v50/*:: as any*/),
                (v51/*:: as any*/),
                (v52/*:: as any*/),
                (v53/*:: as any*/),
                (v54/*:: as any*/)
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
    "name": "DebugLogDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v55/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLogDetails",
            "kind": "LinkedField",
            "name": "details",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v55/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/)
            ],
            "storageKey": null
          },
          (v55/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "243b7d34061a9090701792dc91cde5ff3fd1d61a2ce89772d464a1f7562a01b6",
    "metadata": {},
    "name": "DebugLogDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4dfed47611f5f90fd8b4c8fb4ffadb8";

export default node;
