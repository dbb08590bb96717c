/**
 * @generated SignedSource<<58846fd006c6a33fbd4407c5cf51e262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type TurnCard_interaction$data = {
  readonly createdAt: string | null | undefined;
  readonly feedback: {
    readonly categoryText: string | null | undefined;
    readonly comment: string | null | undefined;
    readonly isPositive: boolean;
  } | null | undefined;
  readonly responseText: string | null | undefined;
  readonly responseTimeLabel: string | null | undefined;
  readonly systemPrompts: Result<ReadonlyArray<{
    readonly label: string;
    readonly systemPrompt: {
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly systemPromptId: number;
  }>, unknown>;
  readonly toolCallCount: number;
  readonly totalTokens: number | null | undefined;
  readonly turn: number;
  readonly userPrompt: string | null | undefined;
  readonly " $fragmentType": "TurnCard_interaction";
};
export type TurnCard_interaction$key = {
  readonly " $data"?: TurnCard_interaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnCard_interaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TurnCard_interaction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turn",
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
      "name": "userPrompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseText",
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
      "name": "responseTimeLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolCallCount",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "UsedSystemPrompt",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "systemPrompt",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPositive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Interaction",
  "abstractKey": null
};

(node as any).hash = "a0bd7eee1098fab5b57f9ff4a94cd8ae";

export default node;
