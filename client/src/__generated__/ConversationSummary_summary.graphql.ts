/**
 * @generated SignedSource<<8c01e5e4415fb2193bcff590f73f7cd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationSummary_summary$data = {
  readonly averageResponseLabel: string;
  readonly interactionCount: number;
  readonly negativeFeedbackCount: number;
  readonly positiveFeedbackCount: number;
  readonly toolCallCount: number;
  readonly totalDurationLabel: string;
  readonly totalTokens: number;
  readonly " $fragmentType": "ConversationSummary_summary";
};
export type ConversationSummary_summary$key = {
  readonly " $data"?: ConversationSummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationSummary_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationSummary_summary",
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
  "type": "ConversationSummary",
  "abstractKey": null
};

(node as any).hash = "9973ac0ac4df9116014fa5bf7967bcfd";

export default node;
