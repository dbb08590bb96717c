/**
 * @generated SignedSource<<7686459d5464ae3aedae5f98dfe0acc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DebugLogTabs_log$data = {
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
    readonly systemPrompts: ReadonlyArray<{
      readonly name: string;
      readonly systemPromptId: number;
      readonly version: string | null | undefined;
    }> | null | undefined;
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
  readonly " $fragmentType": "DebugLogTabs_log";
};
export type DebugLogTabs_log$key = {
  readonly " $data"?: DebugLogTabs_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogTabs_log">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DebugLogTabs_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "debugId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "route",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureTypeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initiationTypeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasErrors",
      "storageKey": null
    },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasErrorsToShow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
            "storageKey": null
          },
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
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workflowType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "llmModel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "severity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tags",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "debugNotes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "interactionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isNewConversation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationPreview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userPrompt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userMessagesText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "llmResponseText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messagesText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseTimeMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseTimeLabel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promptTokens",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "completionTokens",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalTokens",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toolExecutionCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxStepsAllowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toolsCalledText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toolResultsText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promptIdsText",
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "SystemPrompt",
              "kind": "LinkedField",
              "name": "systemPrompts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "systemPromptId",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "systemPromptDetailsText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dtoText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestContextText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationContextText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationMetadataText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "featureContextText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userPreferencesText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedFiltersText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metadataText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inventoryParametersText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "procedureParametersText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redisKeysText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errorMessages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exceptionsText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audienceFiltersValidationMessage",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "DebugLog",
  "abstractKey": null
};
})();

(node as any).hash = "af147731f4f02b06044e8407991d8f3b";

export default node;
