/**
 * @generated SignedSource<<9d30db24bd9d64476e75d300561d316c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type MarketPartsJobs_market$data = {
  readonly pipelineJobs: {
    readonly nodes: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly durationLabel: string | null | undefined;
      readonly phase: PipelineJobPhase;
      readonly pipelineJobId: string;
      readonly startedAt: string | null | undefined;
      readonly statusLabel: string;
      readonly typeLabel: string;
    }>;
  };
  readonly " $fragmentType": "MarketPartsJobs_market";
};
export type MarketPartsJobs_market$key = {
  readonly " $data"?: MarketPartsJobs_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketPartsJobs_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketPartsJobs_market",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "PipelineJobConnection",
      "kind": "LinkedField",
      "name": "pipelineJobs",
      "plural": false,
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
              "name": "startedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationLabel",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pipelineJobs(first:10)"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "9260eba960f5097e81b1447604a2f5d3";

export default node;
