/**
 * @generated SignedSource<<149143801c2c59001bc7f4403b36829d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ReportResults_group">;
  };
  readonly exposed: {
    readonly group: DeviceGroup;
    readonly " $fragmentSpreads": FragmentRefs<"ReportResults_group">;
  };
  readonly homeVisitsByWeekday: ReadonlyArray<{
    readonly visits: number;
    readonly weekday: string;
  }>;
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
  readonly pages: ReadonlyArray<{
    readonly page: TrackedPage;
    readonly " $fragmentSpreads": FragmentRefs<"ReportLift_page">;
  }>;
  readonly unreadableCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReportGroups_results" | "ReportHero_results">;
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
    "name": "ReportResults_group"
  }
],
v1 = [
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
      "alias": null,
      "args": null,
      "concreteType": "HomeVisits",
      "kind": "LinkedField",
      "name": "homeVisitsByWeekday",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionHour",
      "kind": "LinkedField",
      "name": "hoursOfExposure",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionHour",
      "kind": "LinkedField",
      "name": "hoursOfVisit",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};
})();

(node as any).hash = "eb235becc8c4684e6ad3e11e3458c68b";

export default node;
