/**
 * @generated SignedSource<<684f4617482e8fb8ed602fa91323892d>>
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

(node as any).hash = "4e8cd08f3014a5d2559a0b262c53ec28";

export default node;
