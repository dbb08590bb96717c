/**
 * @generated SignedSource<<e2ee18d74a0d713b4f72cfe0f32d86a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "COMPLETED" | "ERROR" | "PENDING" | "UNRECOGNIZED";
export type ReportUnavailableCode = "FILE_NOT_FOUND" | "FILE_TOO_LARGE" | "FILE_UNREADABLE" | "HOST_NOT_ALLOWED" | "INVALID_LINK" | "LINK_EXPIRED" | "NOT_COMPLETED" | "NO_FILES" | "NO_REPORT" | "NO_REPORT_FILE";
import type { FragmentRefs } from "relay-runtime";
export type ReportUnavailable_report$data = {
  readonly job: {
    readonly failure: string | null | undefined;
    readonly status: JobStatus;
    readonly " $fragmentSpreads": FragmentRefs<"JobStatusChip_job">;
  };
  readonly unavailable: {
    readonly code: ReportUnavailableCode;
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportUnavailable_report";
};
export type ReportUnavailable_report$key = {
  readonly " $data"?: ReportUnavailable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportUnavailable_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportUnavailable_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
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
          "name": "failure",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobStatusChip_job"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportUnavailable",
      "kind": "LinkedField",
      "name": "unavailable",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributionReport",
  "abstractKey": null
};

(node as any).hash = "faa85472ed022c7560934321245851ce";

export default node;
