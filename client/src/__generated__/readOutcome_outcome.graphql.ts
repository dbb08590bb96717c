/**
 * @generated SignedSource<<3e8c10fb9f8992e17bb0ac9104a5dc80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readOutcome_outcome$data = {
  readonly error: {
    readonly isOutcomeUnknown: boolean;
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

(node as any).hash = "8a167a698fe19729d5d511b80cdab56f";

export default node;
