/**
 * @generated SignedSource<<5c38ca767c09d6e9343c0c8e8a876d90>>
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
      readonly allowed: boolean;
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

(node as any).hash = "3caa73fcda366abd4947bbb072f9c8b0";

export default node;
