/**
 * @generated SignedSource<<48554bebb9d4c5ca52c4761c4bae6f01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsList_jobs$data = {
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineJobsTable_jobs">;
  readonly " $fragmentType": "JobsList_jobs";
};
export type JobsList_jobs$key = {
  readonly " $data"?: JobsList_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsList_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "hasStats"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsList_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasStats",
          "variableName": "hasStats"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PipelineJobsTable_jobs"
    }
  ],
  "type": "PipelineJobConnection",
  "abstractKey": null
};

(node as any).hash = "8ed330a3cbb92e036fc672135831960a";

export default node;
