/**
 * @generated SignedSource<<903e351c0ee6ec3727efbf80320a91ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportFigure = "CONFIDENCE_LEVEL" | "CONTROL_RATE" | "DIFFERENCE" | "EXPOSED_RATE" | "FREQUENCY" | "INTERVAL_MARGIN" | "LIFT" | "POOLED_RATE" | "P_VALUE" | "STANDARD_ERROR" | "Z_SCORE";
import type { FragmentRefs } from "relay-runtime";
export type ReportPageFigure_page$data = {
  readonly arithmetic: ReadonlyArray<{
    readonly figure: ReportFigure;
    readonly " $fragmentSpreads": FragmentRefs<"ReportStepItem_step">;
  }>;
  readonly confidence: {
    readonly differenceInterval: {
      readonly high: number;
      readonly low: number;
    } | null | undefined;
    readonly outlook: string;
  };
  readonly control: {
    readonly uniqueDevices: number;
    readonly visits: number;
  };
  readonly exposed: {
    readonly uniqueDevices: number;
    readonly visits: number;
  };
  readonly label: string;
  readonly " $fragmentType": "ReportPageFigure_page";
};
export type ReportPageFigure_page$key = {
  readonly " $data"?: ReportPageFigure_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportPageFigure_page">;
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportPageFigure_page",
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
      "concreteType": "ReportStep",
      "kind": "LinkedField",
      "name": "arithmetic",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportStepItem_step"
        }
      ],
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
          "name": "outlook",
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

(node as any).hash = "3338029d35b5dcfa9c75113689b88ee1";

export default node;
