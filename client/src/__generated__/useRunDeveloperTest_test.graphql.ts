/**
 * @generated SignedSource<<a57582e9d6f15da0f9f6c60109c87ccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeveloperTestName = "API_ROOT" | "ASSET_HEALTH" | "ATTRIBUTION" | "CREATE_NEAR_JOB" | "EMAIL" | "HISTORICAL_CENSUS" | "IN_STORE_PROCESSING" | "MAP" | "NEAR_JOB_STATUS" | "PIPELINE_DEBUG" | "PLANNER_IMPRESSIONS" | "REDIS" | "UPDATE_PIPELINE_JOBS";
import type { FragmentRefs } from "relay-runtime";
export type useRunDeveloperTest_test$data = {
  readonly failureText: string;
  readonly label: string;
  readonly name: DeveloperTestName;
  readonly successText: string;
  readonly " $fragmentType": "useRunDeveloperTest_test";
};
export type useRunDeveloperTest_test$key = {
  readonly " $data"?: useRunDeveloperTest_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunDeveloperTest_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRunDeveloperTest_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureText",
      "storageKey": null
    }
  ],
  "type": "DeveloperTest",
  "abstractKey": null
};

(node as any).hash = "5a3a3b2d5da8024b7705d5ca4183597d";

export default node;
