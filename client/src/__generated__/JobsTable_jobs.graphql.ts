/**
 * @generated SignedSource<<bd6355385d3df06fc1c0e04154eb2e1f>>
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
    readonly " $fragmentSpreads": FragmentRefs<"JobFiles_job" | "JobStatusChip_job" | "RefreshJobButton_job">;
  }>;
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

(node as any).hash = "51c703f957560a4b2c2e14d7d94a8732";

export default node;
