/**
 * @generated SignedSource<<cd069e060bb5244143e5376c77e7e4a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PipelineCoverageState = "COMPLETED" | "FAILED" | "MISSING" | "RUNNING" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type MarketParts_coverage$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
  }>;
  readonly markets: ReadonlyArray<{
    readonly marketId: number;
    readonly states: ReadonlyArray<PipelineCoverageState>;
  }>;
  readonly missingJobs: {
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentType": "MarketParts_coverage";
};
export type MarketParts_coverage$key = {
  readonly " $data"?: MarketParts_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketParts_coverage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketParts_coverage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineCoverageDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketCoverage",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "states",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MissingPipelineJobs",
      "kind": "LinkedField",
      "name": "missingJobs",
      "plural": false,
      "selections": [
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
  "type": "PipelineCoverage",
  "abstractKey": null
};

(node as any).hash = "521ef800a61c665a389ba278dbbbac86";

export default node;
