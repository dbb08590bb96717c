/**
 * @generated SignedSource<<74e40e3154fb79bb5ddfb833a9fbf041>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPlan_plan$data = {
  readonly errors: ReadonlyArray<{
    readonly message: string;
    readonly path: ReadonlyArray<string> | null | undefined;
  }>;
  readonly runs: ReadonlyArray<{
    readonly date: string;
    readonly marketId: number;
    readonly marketLabel: string;
    readonly start: {
      readonly reason: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "readPlan_plan";
};
export type readPlan_plan$key = {
  readonly " $data"?: readPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPlan_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPlan_plan"
};

(node as any).hash = "a8a17b8019fed2aeca35d918fc67ab6e";

export default node;
