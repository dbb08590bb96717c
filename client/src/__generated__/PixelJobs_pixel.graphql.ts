/**
 * @generated SignedSource<<9386f7cbf058ce222e4ead0073fa64f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelJobs_pixel$data = {
  readonly id: string;
  readonly jobs: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsTable_jobs">;
  };
  readonly " $fragmentType": "PixelJobs_pixel";
};
export type PixelJobs_pixel$key = {
  readonly " $data"?: PixelJobs_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelJobs_pixel">;
};

import PixelJobsQuery_graphql from './PixelJobsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PixelJobsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "PixelJobs_pixel",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "JobConnection",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobsTable_jobs"
        }
      ],
      "storageKey": "jobs(first:5000)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "b039c068870bc39b410ec214f4dcb7e7";

export default node;
