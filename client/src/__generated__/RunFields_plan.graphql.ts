/**
 * @generated SignedSource<<63a8bd2bbc182f2a2d273e133f7bcbd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunFields_plan$data = {
  readonly runCount: number;
  readonly runningCount: number;
  readonly " $fragmentType": "RunFields_plan";
};
export type RunFields_plan$key = {
  readonly " $data"?: RunFields_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunFields_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunFields_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runningCount",
      "storageKey": null
    }
  ],
  "type": "MarketRunPlan",
  "abstractKey": null
};

(node as any).hash = "01d3617d18426c872bbd5f2abf971641";

export default node;
