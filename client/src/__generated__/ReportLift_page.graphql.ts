/**
 * @generated SignedSource<<6f718dbf7f02f355be51368cb284b50a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiftCautionCode = "EXTREME_LIFT" | "FEW_VISITS" | "NO_PIXELS" | "UNEQUAL_GROUPS";
export type NoTestReason = "ALL_VISITED" | "NO_DEVICES" | "NO_VISITS" | "RATE_ABOVE_ONE" | "UNREADABLE_COUNT";
import type { FragmentRefs } from "relay-runtime";
export type ReportLift_page$data = {
  readonly cautions: ReadonlyArray<{
    readonly code: LiftCautionCode;
    readonly explanation: string;
    readonly label: string;
  }>;
  readonly confidence: {
    readonly label: string;
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
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_page" | "ReportLiftDetails_page">;
  readonly " $fragmentType": "ReportLift_page";
};
export type ReportLift_page$key = {
  readonly " $data"?: ReportLift_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportLift_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
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
  "name": "ReportLift_page",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "LiftCaution",
      "kind": "LinkedField",
      "name": "cautions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupPage",
      "kind": "LinkedField",
      "name": "exposed",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupPage",
      "kind": "LinkedField",
      "name": "control",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportLiftDetails_page"
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
})();

(node as any).hash = "5260516857945b086c732c8eb5adf4e5";

export default node;
