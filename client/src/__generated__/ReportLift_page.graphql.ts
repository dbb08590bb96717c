/**
 * @generated SignedSource<<a8cb8ccf92d2d8b338ec58cc2b30f2d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiftCautionCode = "EXTREME_LIFT" | "FEW_VISITS" | "NO_PIXELS" | "UNEQUAL_GROUPS";
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
  };
  readonly control: {
    readonly visitationRateLabel: string;
  };
  readonly exposed: {
    readonly visitationRateLabel: string;
  };
  readonly label: string;
  readonly liftLabel: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReportLiftDetails_page" | "ReportPageFigure_page" | "ReportSentence_page">;
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportSentence_page"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportLiftDetails_page"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportPageFigure_page"
    }
  ],
  "type": "AttributionPage",
  "abstractKey": null
};
})();

(node as any).hash = "9aebeefd0947705fa11b091b36c51f5a";

export default node;
