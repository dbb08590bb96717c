/**
 * @generated SignedSource<<1e12b65dc1d667fdbf8b56f591b34e1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRunForm_outcome$data = {
  readonly error: {
    readonly isOutcomeUnknown: boolean;
    readonly message: string;
  } | null | undefined;
  readonly run: {
    readonly date: string;
    readonly marketId: number;
  };
  readonly " $fragmentType": "useRunForm_outcome";
};
export type useRunForm_outcome$key = {
  readonly " $data"?: useRunForm_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunForm_outcome">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRunForm_outcome"
};

(node as any).hash = "9187ef18b104c583a88bdf8db7b94d73";

export default node;
