/**
 * @generated SignedSource<<081af219edc5e288b93e170d110a6229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeveloperTestName = "API_ROOT" | "ASSET_HEALTH" | "ATTRIBUTION" | "CREATE_NEAR_JOB" | "EMAIL" | "HISTORICAL_CENSUS" | "IN_STORE_PROCESSING" | "MAP" | "NEAR_JOB_STATUS" | "PIPELINE_DEBUG" | "PLANNER_IMPRESSIONS" | "REDIS" | "UPDATE_PIPELINE_JOBS";
import type { FragmentRefs } from "relay-runtime";
export type AssetHealthTest_test$data = {
  readonly failureText: string;
  readonly label: string;
  readonly name: DeveloperTestName;
  readonly successText: string;
  readonly " $fragmentSpreads": FragmentRefs<"TestPlace_test">;
  readonly " $fragmentType": "AssetHealthTest_test";
};
export type AssetHealthTest_test$key = {
  readonly " $data"?: AssetHealthTest_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetHealthTest_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetHealthTest_test",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestPlace_test"
    }
  ],
  "type": "DeveloperTest",
  "abstractKey": null
};

(node as any).hash = "0812eb68399a69c784407320bd4c1ca7";

export default node;
