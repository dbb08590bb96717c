/**
 * @generated SignedSource<<5054f83d4431495bd3ae3388dde6a69d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedPromptsTable_query$data = {
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
  readonly " $fragmentType": "SuggestedPromptsTable_query";
};
export type SuggestedPromptsTable_query$key = {
  readonly " $data"?: SuggestedPromptsTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedPromptsTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestedPromptsTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "SuggestedPromptConnection",
      "kind": "LinkedField",
      "name": "suggestedPrompts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadableCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SuggestedPrompt",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "suggestedPromptId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "workflowName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
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
              "name": "isActive",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "suggestedPrompts(first:5000)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c5c51d2d6bab3c9fbd71a0fc1cf70acd";

export default node;
