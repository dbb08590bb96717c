/**
 * @generated SignedSource<<29b41bc3edc1677e1a2fd9ddb5779da2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "COMPLETED" | "ERROR" | "PENDING" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type JobStatusChip_job$data = {
  readonly status: JobStatus;
  readonly statusExplanation: string;
  readonly statusLabel: string;
  readonly " $fragmentType": "JobStatusChip_job";
};
export type JobStatusChip_job$key = {
  readonly " $data"?: JobStatusChip_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobStatusChip_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobStatusChip_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "statusExplanation",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "4302f0c16ca9f215bcfaeb14b6d3fd10";

export default node;
