/**
 * @generated SignedSource<<b331d6e17aa22d9287185b086904df4c>>
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
    readonly column: string | null | undefined;
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

(node as any).hash = "ecc6dd4af634a8632deb69a64824318d";

export default node;
