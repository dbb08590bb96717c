/**
 * @generated SignedSource<<ff50ac2ed9ba2a8fe124867d8dc3717b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeveloperTestName = "API_ROOT" | "ASSET_HEALTH" | "ATTRIBUTION" | "CREATE_NEAR_JOB" | "EMAIL" | "HISTORICAL_CENSUS" | "IN_STORE_PROCESSING" | "MAP" | "NEAR_JOB_STATUS" | "PIPELINE_DEBUG" | "PLANNER_IMPRESSIONS" | "REDIS" | "UPDATE_PIPELINE_JOBS";
import type { FragmentRefs } from "relay-runtime";
export type DeveloperTests_query$data = {
  readonly developerTests: ReadonlyArray<{
    readonly name: DeveloperTestName;
    readonly needsAsset: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AssetHealthTest_test" | "DeveloperTestButton_test">;
  }>;
  readonly " $fragmentType": "DeveloperTests_query";
};
export type DeveloperTests_query$key = {
  readonly " $data"?: DeveloperTests_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeveloperTests_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeveloperTests_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeveloperTest",
      "kind": "LinkedField",
      "name": "developerTests",
      "plural": true,
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
          "name": "needsAsset",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeveloperTestButton_test"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssetHealthTest_test"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "271e600ed644dc2d9bdfd868e5da8579";

export default node;
