/**
 * @generated SignedSource<<85dcef90a69b8f6cddcc88712ce206d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PipelineCoverageState = "COMPLETED" | "FAILED" | "MISSING" | "RUNNING" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type readCoverage_coverage$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
  }>;
  readonly markets: ReadonlyArray<{
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

(node as any).hash = "0d42ba66429a363cd1987409fbea5dad";

export default node;
