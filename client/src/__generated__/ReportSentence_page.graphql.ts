/**
 * @generated SignedSource<<eb79ba9516a9c89b3904a50f176d3725>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoTestReason = "ALL_VISITED" | "NO_DEVICES" | "NO_VISITS" | "RATE_ABOVE_ONE" | "UNREADABLE_COUNT";
import type { FragmentRefs } from "relay-runtime";
export type ReportSentence_page$data = {
  readonly confidence: {
    readonly level: number;
    readonly noTestReason: NoTestReason | null | undefined;
    readonly pValue: number | null | undefined;
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
  readonly label: string;
  readonly lift: number | null | undefined;
  readonly liftLabel: string;
  readonly " $fragmentType": "ReportSentence_page";
};
export type ReportSentence_page$key = {
  readonly " $data"?: ReportSentence_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportSentence_page">;
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
  "name": "ReportSentence_page",
  "selections": [
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
      "kind": "ScalarField",
      "name": "lift",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "liftLabel",
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
          "name": "level",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributionPage",
  "abstractKey": null
};
})();

(node as any).hash = "ca052bc92d54a291c61ae9b3cd43bb3f";

export default node;
