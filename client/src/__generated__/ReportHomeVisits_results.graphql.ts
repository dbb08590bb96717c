/**
 * @generated SignedSource<<fd190bef6335f06d6f752bf70482fda2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportHomeVisits_results$data = {
  readonly homeVisitsByWeekday: ReadonlyArray<{
    readonly visits: number;
    readonly weekday: string;
  }>;
  readonly " $fragmentType": "ReportHomeVisits_results";
};
export type ReportHomeVisits_results$key = {
  readonly " $data"?: ReportHomeVisits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportHomeVisits_results">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportHomeVisits_results",
  "selections": [
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
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};

(node as any).hash = "f4df1d1a35008a3efb45f0bfddf3fc32";

export default node;
