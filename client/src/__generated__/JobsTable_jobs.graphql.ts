/**
 * @generated SignedSource<<25558866c90377f592b4ed3492978722>>
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
    readonly files: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly id: string;
    readonly jobId: string;
    readonly request: {
      readonly dates: {
        readonly from: string;
        readonly to: string;
      } | null | undefined;
    } | null | undefined;
    readonly statusLabel: string;
    readonly typeLabel: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobDates_job" | "JobFilesRefresh_job" | "JobFiles_job" | "JobStatusChip_job">;
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
          "name": "jobId",
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
          "name": "statusLabel",
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
          "alias": null,
          "args": null,
          "concreteType": "JobRequest",
          "kind": "LinkedField",
          "name": "request",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DateRange",
              "kind": "LinkedField",
              "name": "dates",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
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
          "name": "JobFilesRefresh_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobConnection",
  "abstractKey": null
};

(node as any).hash = "e6fa99ad26ce369756dcc08d836a4a8c";

export default node;
