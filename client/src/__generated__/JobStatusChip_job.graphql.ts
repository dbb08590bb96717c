/**
 * @generated SignedSource<<5bea15e7f02c2d67efdf0635f2814ea2>>
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "9f3b61b0388611047e47d6e198289151";

export default node;
