/**
 * @generated SignedSource<<c4cd35204d1dedc8d1d937c86f200676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportLift_page$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"ReportLiftDetails_page" | "ReportSentence_page">;
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
    }
  ],
  "type": "AttributionPage",
  "abstractKey": null
};
})();

(node as any).hash = "e83d64a875fd8e54fc1159dafe947bdb";

export default node;
