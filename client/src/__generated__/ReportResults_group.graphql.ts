/**
 * @generated SignedSource<<ab222ef113adb2bf1ee92074ddff7dff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
import type { FragmentRefs } from "relay-runtime";
export type ReportResults_group$data = {
  readonly daysOfWeek: ReadonlyArray<{
    readonly day: number;
    readonly pages: ReadonlyArray<{
      readonly page: TrackedPage;
      readonly visits: number;
    }>;
    readonly totalDevices: number;
    readonly uniqueDevices: number;
    readonly weekday: string;
  }>;
  readonly label: string;
  readonly pages: ReadonlyArray<{
    readonly label: string;
    readonly page: TrackedPage;
  }>;
  readonly " $fragmentType": "ReportResults_group";
};
export type ReportResults_group$key = {
  readonly " $data"?: ReportResults_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportResults_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportResults_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionWeekday",
      "kind": "LinkedField",
      "name": "daysOfWeek",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
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
          "name": "totalDevices",
          "storageKey": null
        },
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
          "concreteType": "TrackedPageVisits",
          "kind": "LinkedField",
          "name": "pages",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "AttributionGroup",
  "abstractKey": null
};
})();

(node as any).hash = "8caf1cfaddc6b67004682edcc3ad52e5";

export default node;
