/**
 * @generated SignedSource<<25c8bc86c4628fd65e0ef8249db68e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryPreview_file$data = {
  readonly columns: ReadonlyArray<{
    readonly header: string;
    readonly name: string;
  }>;
  readonly preview: ReadonlyArray<{
    readonly cells: ReadonlyArray<string | null | undefined>;
    readonly line: number;
  }>;
  readonly rowCount: number;
  readonly " $fragmentType": "InventoryPreview_file";
};
export type InventoryPreview_file$key = {
  readonly " $data"?: InventoryPreview_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryPreview_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InventoryPreview_file"
};

(node as any).hash = "c6c982daf3c32470e9fe8afc8581cb38";

export default node;
