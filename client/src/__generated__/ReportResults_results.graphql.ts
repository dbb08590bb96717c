/**
 * @generated SignedSource<<78b2ee2c4d8ec5ab2ac54caefb388619>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceGroup = "CONTROL" | "EXPOSED";
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
import type { FragmentRefs } from "relay-runtime";
export type ReportResults_results$data = {
  readonly control: {
    readonly group: DeviceGroup;
    readonly " $fragmentSpreads": FragmentRefs<"ReportWeekdays_group">;
  };
  readonly exposed: {
    readonly group: DeviceGroup;
    readonly " $fragmentSpreads": FragmentRefs<"ReportWeekdays_group">;
  };
  readonly pages: ReadonlyArray<{
    readonly page: TrackedPage;
    readonly " $fragmentSpreads": FragmentRefs<"ReportLift_page">;
  }>;
  readonly unreadableCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReportGroups_results" | "ReportHero_results" | "ReportHomeVisits_results" | "ReportHours_results">;
  readonly " $fragmentType": "ReportResults_results";
};
export type ReportResults_results$key = {
  readonly " $data"?: ReportResults_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportResults_results">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "group",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ReportWeekdays_group"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportResults_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionGroup",
      "kind": "LinkedField",
      "name": "exposed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionGroup",
      "kind": "LinkedField",
      "name": "control",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportLift_page"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportHero_results"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportGroups_results"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportHomeVisits_results"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportHours_results"
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};
})();

(node as any).hash = "11eb083d493ec24551eca2817beb02ee";

export default node;
