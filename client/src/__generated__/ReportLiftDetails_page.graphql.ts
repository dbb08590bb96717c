/**
 * @generated SignedSource<<e5a48263d338e2829a22c022d1c92dcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoTestReason = "ALL_VISITED" | "NO_DEVICES" | "NO_VISITS" | "RATE_ABOVE_ONE" | "UNREADABLE_COUNT";
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
import type { FragmentRefs } from "relay-runtime";
export type ReportLiftDetails_page$data = {
  readonly confidence: {
    readonly differenceInterval: {
      readonly high: number;
      readonly level: number;
      readonly low: number;
    } | null | undefined;
    readonly noTestReason: NoTestReason | null | undefined;
  };
  readonly page: TrackedPage;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_page">;
  readonly " $fragmentType": "ReportLiftDetails_page";
};
export type ReportLiftDetails_page$key = {
  readonly " $data"?: ReportLiftDetails_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportLiftDetails_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportLiftDetails_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LiftConfidence",
      "kind": "LinkedField",
      "name": "confidence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noTestReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RateInterval",
          "kind": "LinkedField",
          "name": "differenceInterval",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "low",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "high",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportFigure_page"
    }
  ],
  "type": "AttributionPage",
  "abstractKey": null
};

(node as any).hash = "45d06f93b62ea17a01668bd9ff1da51b";

export default node;
