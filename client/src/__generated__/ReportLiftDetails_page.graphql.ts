/**
 * @generated SignedSource<<d21ccf4daf0404d0d1dd64d5f5c59641>>
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
    readonly difference: number;
    readonly differenceInterval: {
      readonly high: number;
      readonly level: number;
      readonly low: number;
    } | null | undefined;
    readonly noTestReason: NoTestReason | null | undefined;
    readonly pValue: number | null | undefined;
    readonly pooledRate: number | null | undefined;
    readonly standardError: number | null | undefined;
    readonly zScore: number | null | undefined;
  };
  readonly control: {
    readonly uniqueDevices: number;
    readonly visitationRateLabel: string;
    readonly visits: number;
  };
  readonly exposed: {
    readonly uniqueDevices: number;
    readonly visitationRateLabel: string;
    readonly visits: number;
  };
  readonly page: TrackedPage;
  readonly " $fragmentType": "ReportLiftDetails_page";
};
export type ReportLiftDetails_page$key = {
  readonly " $data"?: ReportLiftDetails_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportLiftDetails_page">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uniqueDevices",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "visits",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "visitationRateLabel",
    "storageKey": null
  }
];
return {
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
      "concreteType": "GroupPage",
      "kind": "LinkedField",
      "name": "exposed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupPage",
      "kind": "LinkedField",
      "name": "control",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pooledRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standardError",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pValue",
          "storageKey": null
        },
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
    }
  ],
  "type": "AttributionPage",
  "abstractKey": null
};
})();

(node as any).hash = "8b68fc9bb2832e1088705cebc2700704";

export default node;
