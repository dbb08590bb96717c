/**
 * @generated SignedSource<<13f3d3aa12ceb1f6754c9d7bcf398646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeveloperTestName = "API_ROOT" | "ASSET_HEALTH" | "ATTRIBUTION" | "CREATE_NEAR_JOB" | "EMAIL" | "HISTORICAL_CENSUS" | "IN_STORE_PROCESSING" | "MAP" | "NEAR_JOB_STATUS" | "PIPELINE_DEBUG" | "PLANNER_IMPRESSIONS" | "REDIS" | "UPDATE_PIPELINE_JOBS";
export type HttpMethod = "GET" | "POST";
import type { FragmentRefs } from "relay-runtime";
export type DeveloperTests_query$data = {
  readonly developer: {
    readonly tests: ReadonlyArray<{
      readonly call: string;
      readonly changesData: boolean;
      readonly label: string;
      readonly method: HttpMethod;
      readonly name: DeveloperTestName;
      readonly needsAsset: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"useRunDeveloperTest_test">;
    }>;
  };
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
      "concreteType": "Developer",
      "kind": "LinkedField",
      "name": "developer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeveloperTest",
          "kind": "LinkedField",
          "name": "tests",
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
              "name": "method",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "call",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changesData",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useRunDeveloperTest_test"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a6955ab1d344e7c18230722bba733850";

export default node;
