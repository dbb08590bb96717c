/**
 * @generated SignedSource<<7347667f1d93934c0da301d8feee1a47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShortList_jobs$data = {
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineJobsTable_jobs">;
  readonly " $fragmentType": "ShortList_jobs";
};
export type ShortList_jobs$key = {
  readonly " $data"?: ShortList_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShortList_jobs">;
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
  "name": "ShortList_jobs",
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

(node as any).hash = "85c49641fe9e889626ee5fe59ffa1a41";

export default node;
