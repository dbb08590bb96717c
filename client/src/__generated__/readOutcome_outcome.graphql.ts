/**
 * @generated SignedSource<<917541ef26f7bf58130c02fac2728437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readOutcome_outcome$data = {
  readonly error: {
    readonly message: string;
  } | null | undefined;
  readonly isSent: boolean;
  readonly run: {
    readonly date: string;
    readonly marketId: number;
  };
  readonly " $fragmentType": "readOutcome_outcome";
};
export type readOutcome_outcome$key = {
  readonly " $data"?: readOutcome_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"readOutcome_outcome">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readOutcome_outcome"
};

(node as any).hash = "d628db5d29a2e89d233d2031b5fb28eb";

export default node;
