/**
 * @generated SignedSource<<d3458c79a3318107d46eace8c2e49bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
import type { FragmentRefs, Result } from "relay-runtime";
export type RunTimeline_jobs$data = {
  readonly nodes: ReadonlyArray<{
    readonly durationLabel: string | null | undefined;
    readonly durationSeconds: number | null | undefined;
    readonly isRunning: boolean;
    readonly isSlow: boolean;
    readonly marketHash: string;
    readonly marketLabel: Result<string, unknown>;
    readonly needsRerun: boolean;
    readonly phase: PipelineJobPhase;
    readonly pipelineJobId: string;
    readonly startedAt: string | null | undefined;
    readonly statusLabel: string;
    readonly typeLabel: string;
    readonly usualDurationSeconds: number | null | undefined;
  }>;
  readonly " $fragmentType": "RunTimeline_jobs";
};
export type RunTimeline_jobs$key = {
  readonly " $data"?: RunTimeline_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunTimeline_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunTimeline_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineJob",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pipelineJobId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketHash",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketLabel",
            "storageKey": null
          },
          "to": "RESULT"
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
          "name": "phase",
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
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usualDurationSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSlow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsRerun",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PipelineJobConnection",
  "abstractKey": null
};

(node as any).hash = "753f1f16374768f3cea08032b57bde8c";

export default node;
