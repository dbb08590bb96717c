/**
 * @generated SignedSource<<173cce9e82e991990abdfc30828b97da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ValidationTable_row$data = {
  readonly assetId: number;
  readonly assetOwner: string | null | undefined;
  readonly classRef: string | null | undefined;
  readonly failureReasons: ReadonlyArray<string>;
  readonly isClassRefOk: boolean | null | undefined;
  readonly isEligible: boolean;
  readonly isFound: boolean | null | undefined;
  readonly isOwnerOk: boolean | null | undefined;
  readonly isProviderOk: boolean | null | undefined;
  readonly providerId: number | null | undefined;
  readonly rowNumber: number;
  readonly " $fragmentType": "ValidationTable_row";
};
export type ValidationTable_row$key = {
  readonly " $data"?: ValidationTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationTable_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ValidationTable_row"
};

(node as any).hash = "ba183de09f9e4578d1dccd8f873d18e5";

export default node;
