/**
 * @generated SignedSource<<5f148b5d987b6aedfffb775eecee4d1f>>
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
    readonly isUploaded: boolean;
    readonly name: string;
  }>;
  readonly faults: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly line: number;
    readonly message: string;
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

(node as any).hash = "ccae4b307b024847c6325a4e91765c0d";

export default node;
