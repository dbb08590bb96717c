/**
 * @generated SignedSource<<ebd53efb2395a12bbcd700185788ac71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryProblems_file$data = {
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly line: number;
    readonly message: string;
  }>;
  readonly " $fragmentType": "InventoryProblems_file";
};
export type InventoryProblems_file$key = {
  readonly " $data"?: InventoryProblems_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryProblems_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InventoryProblems_file"
};

(node as any).hash = "0575cd23768adfcbf09b6645812b94ba";

export default node;
