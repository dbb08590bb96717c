/**
 * @generated SignedSource<<b8394dc7868736bb138eaf79d50641e2>>
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

(node as any).hash = "2c94439140415ce3e60b9e83636d0c47";

export default node;
