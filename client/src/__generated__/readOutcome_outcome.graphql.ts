/**
 * @generated SignedSource<<79ccc1d5cc0b5f55b37d52671114de99>>
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
    readonly market: {
      readonly marketHash: string;
    };
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

(node as any).hash = "727f328d6156f01c04f8f8bb286cdacd";

export default node;
