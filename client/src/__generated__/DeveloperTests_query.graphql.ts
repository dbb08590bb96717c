/**
 * @generated SignedSource<<c749063855a1ae9fcbf0da9c8017901c>>
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
  readonly developerTests: ReadonlyArray<{
    readonly call: string;
    readonly changesData: boolean;
    readonly label: string;
    readonly method: HttpMethod;
    readonly name: DeveloperTestName;
    readonly needsAsset: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"useRunDeveloperTest_test">;
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8b324bd52b35e8c8c9aedfb20fcf779d";

export default node;
