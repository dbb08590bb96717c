/**
 * @generated SignedSource<<b73833d5b37db0ed383a0b2d7c4805df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunCount_plan$data = {
  readonly runCount: number;
  readonly runningCount: number;
  readonly " $fragmentType": "RunCount_plan";
};
export type RunCount_plan$key = {
  readonly " $data"?: RunCount_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunCount_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunCount_plan",
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

(node as any).hash = "b927e26cdbb6cc4f5797508903ce9626";

export default node;
