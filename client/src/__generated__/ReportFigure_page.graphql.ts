/**
 * @generated SignedSource<<fbad7503c80b9d9229ee756fad5a2de0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportFigure = "CONFIDENCE_LEVEL" | "CONTROL_RATE" | "DIFFERENCE" | "EXPOSED_RATE" | "FREQUENCY" | "INTERVAL_MARGIN" | "LIFT" | "POOLED_RATE" | "P_VALUE" | "STANDARD_ERROR" | "Z_SCORE";
import type { FragmentRefs } from "relay-runtime";
export type ReportFigure_page$data = {
  readonly arithmetic: ReadonlyArray<{
    readonly figure: ReportFigure;
    readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_step">;
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
  readonly " $fragmentType": "ReportFigure_page";
};
export type ReportFigure_page$key = {
  readonly " $data"?: ReportFigure_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_page">;
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
  "name": "ReportFigure_page",
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
          "name": "ReportFigure_step"
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

(node as any).hash = "b393e561bd48dfa4efec31b645058631";

export default node;
