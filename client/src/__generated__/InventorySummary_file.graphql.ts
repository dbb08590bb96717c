/**
 * @generated SignedSource<<1f6f89be848ad92bfb7ba94114c1c264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
import type { FragmentRefs } from "relay-runtime";
export type InventorySummary_file$data = {
  readonly blankRowCount: number;
  readonly lowercasedCellCount: number;
  readonly rowCount: number;
  readonly type: InventoryFileType | null | undefined;
  readonly " $fragmentType": "InventorySummary_file";
};
export type InventorySummary_file$key = {
  readonly " $data"?: InventorySummary_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventorySummary_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InventorySummary_file"
};

(node as any).hash = "c52426bb4c5ce99e947521b42a51997c";

export default node;
