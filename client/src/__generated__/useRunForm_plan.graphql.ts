/**
 * @generated SignedSource<<a4a669b8111c1bf494f6291475e74166>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRunForm_plan$data = {
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
  readonly " $fragmentType": "useRunForm_plan";
};
export type useRunForm_plan$key = {
  readonly " $data"?: useRunForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunForm_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRunForm_plan"
};

(node as any).hash = "4cb824813b7a284fcbaeaadacc82ebf6";

export default node;
