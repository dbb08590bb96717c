/**
 * @generated SignedSource<<20d34a2081cd28d8fd45c92b45a3d02e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsTable_jobs$data = {
  readonly nodes: ReadonlyArray<{
    readonly createdAt: string | null | undefined;
    readonly createdBy: string | null | undefined;
    readonly id: string;
    readonly typeLabel: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobDates_job" | "JobFiles_job" | "JobStatusChip_job" | "RefreshJobButton_job">;
  }>;
  readonly totalCount: number;
  readonly unreadableCount: number;
  readonly " $fragmentType": "JobsTable_jobs";
};
export type JobsTable_jobs$key = {
  readonly " $data"?: JobsTable_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsTable_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsTable_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "typeLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdBy",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobStatusChip_job"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobDates_job"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobFiles_job"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefreshJobButton_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobConnection",
  "abstractKey": null
};

(node as any).hash = "cbeb865a76fd0ebc92e4a1b4ee2d9bd4";

export default node;
