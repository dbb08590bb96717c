/**
 * @generated SignedSource<<88a7fbf0fe93ded3f5a74c614e388eec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsFigure = "AVERAGE_RESPONSE_TIME" | "CONVERSATIONS" | "CUSTOMERS" | "INTERACTIONS" | "TOTAL_TOKENS" | "USERS";
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsCards_analytics$data = {
  readonly cards: ReadonlyArray<{
    readonly caption: string;
    readonly figure: AnalyticsFigure;
    readonly label: string;
  }>;
  readonly " $fragmentType": "AnalyticsCards_analytics";
};
export type AnalyticsCards_analytics$key = {
  readonly " $data"?: AnalyticsCards_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsCards_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsCards_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsCard",
      "kind": "LinkedField",
      "name": "cards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "figure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConversationAnalytics",
  "abstractKey": null
};

(node as any).hash = "2d69d15f21b156e9f0dac307cddd85f0";

export default node;
