/**
 * @generated SignedSource<<d0871b619c5cb6ea225a4856d50a2a33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PipelineCoverageState = "COMPLETED" | "FAILED" | "MISSING" | "RUNNING" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type readCoverage_coverage$data = {
  readonly counts: {
    readonly failed: number;
    readonly missing: number;
  };
  readonly days: ReadonlyArray<{
    readonly counts: {
      readonly failed: number;
      readonly missing: number;
    };
    readonly date: string;
  }>;
  readonly markets: ReadonlyArray<{
    readonly counts: {
      readonly failed: number;
      readonly missing: number;
    };
    readonly marketId: number;
    readonly marketLabel: string;
    readonly states: ReadonlyArray<PipelineCoverageState>;
  }>;
  readonly " $fragmentType": "readCoverage_coverage";
};
export type readCoverage_coverage$key = {
  readonly " $data"?: readCoverage_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"readCoverage_coverage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readCoverage_coverage"
};

(node as any).hash = "a5bb456aba258a7876dc2cb86d1746b7";

export default node;
