/**
 * @generated SignedSource<<d5761894328f8e3ec4428ab6f863e363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportHours_results$data = {
  readonly hoursOfExposure: ReadonlyArray<{
    readonly control: number;
    readonly exposed: number;
    readonly hour: number;
  }>;
  readonly hoursOfVisit: ReadonlyArray<{
    readonly control: number;
    readonly exposed: number;
    readonly hour: number;
  }>;
  readonly " $fragmentType": "ReportHours_results";
};
export type ReportHours_results$key = {
  readonly " $data"?: ReportHours_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportHours_results">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hour",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "exposed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "control",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportHours_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionHour",
      "kind": "LinkedField",
      "name": "hoursOfExposure",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionHour",
      "kind": "LinkedField",
      "name": "hoursOfVisit",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};
})();

(node as any).hash = "1ecd2e61dd422bdfcda582fd15462563";

export default node;
