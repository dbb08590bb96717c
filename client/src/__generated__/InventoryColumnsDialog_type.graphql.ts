/**
 * @generated SignedSource<<0ce896e230760d75c4fcfbf87fca91a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
import type { FragmentRefs } from "relay-runtime";
export type InventoryColumnsDialog_type$data = {
  readonly columns: ReadonlyArray<{
    readonly expected: string | null | undefined;
    readonly isRequired: boolean;
    readonly meaning: string;
    readonly name: string;
    readonly otherNames: ReadonlyArray<string>;
  }>;
  readonly label: string;
  readonly type: InventoryFileType;
  readonly " $fragmentType": "InventoryColumnsDialog_type";
};
export type InventoryColumnsDialog_type$key = {
  readonly " $data"?: InventoryColumnsDialog_type$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryColumnsDialog_type">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InventoryColumnsDialog_type"
};

(node as any).hash = "dff9e7b24840751ba8dc1c6a714246af";

export default node;
