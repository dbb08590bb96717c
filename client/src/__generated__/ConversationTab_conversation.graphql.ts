/**
 * @generated SignedSource<<a7a42b3342f94bd0f92b632d47152bd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationTab_conversation$data = {
  readonly conversationId: string;
  readonly summary: {
    readonly averageResponseLabel: string;
    readonly interactionCount: number;
    readonly negativeFeedbackCount: number;
    readonly positiveFeedbackCount: number;
    readonly toolCallCount: number;
    readonly totalDurationLabel: string;
    readonly totalTokens: number;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFacts_conversation" | "ConversationTurns_conversation">;
  readonly " $fragmentType": "ConversationTab_conversation";
};
export type ConversationTab_conversation$key = {
  readonly " $data"?: ConversationTab_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationTab_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConversationTab_conversation",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interactionCount",
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
          "name": "toolCallCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageResponseLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalDurationLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "positiveFeedbackCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "negativeFeedbackCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationFacts_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationTurns_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "be0b1790ae32cf0912cfbc3d801ace0a";

export default node;
