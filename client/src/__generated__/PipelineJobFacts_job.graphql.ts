/**
 * @generated SignedSource<<e136014a0fa51c1b6476697be11b0516>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type PipelineJobFacts_job$data = {
  readonly count: number | null | undefined;
  readonly date: string | null | undefined;
  readonly durationLabel: string | null | undefined;
  readonly isRunning: boolean;
  readonly jobId: string;
  readonly market: {
    readonly marketHash: string;
    readonly name: string;
  } | null | undefined;
  readonly marketHash: string;
  readonly matchGroup: string | null | undefined;
  readonly phase: PipelineJobPhase;
  readonly runBy: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly statusLabel: string;
  readonly statusText: string;
  readonly totalMatches: number | null | undefined;
  readonly totalPins: number | null | undefined;
  readonly totalUniqueMatches: number | null | undefined;
  readonly typeLabel: string;
  readonly uniquePins: number | null | undefined;
  readonly " $fragmentType": "PipelineJobFacts_job";
};
export type PipelineJobFacts_job$key = {
  readonly " $data"?: PipelineJobFacts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineJobFacts_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PipelineJobFacts_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
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
      "name": "matchGroup",
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
      "name": "statusText",
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
      "name": "durationLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniquePins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalMatches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUniqueMatches",
      "storageKey": null
    }
  ],
  "type": "PipelineJob",
  "abstractKey": null
};
})();

(node as any).hash = "a466c33c1b3c8877bb501f3084f5d943";

export default node;
