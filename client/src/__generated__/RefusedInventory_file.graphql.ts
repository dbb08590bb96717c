/**
 * @generated SignedSource<<b0781a22928640800c80cfe0ee3b00b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
import type { FragmentRefs } from "relay-runtime";
export type RefusedInventory_file$data = {
  readonly faultCount: number;
  readonly faults: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly line: number;
    readonly message: string;
  }>;
  readonly type: InventoryFileType | null | undefined;
  readonly upload: {
    readonly reason: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"InventoryPreview_file">;
  readonly " $fragmentType": "RefusedInventory_file";
};
export type RefusedInventory_file$key = {
  readonly " $data"?: RefusedInventory_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusedInventory_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RefusedInventory_file"
};

(node as any).hash = "0ea89ff055c590d678295b6d9ec68ded";

export default node;
