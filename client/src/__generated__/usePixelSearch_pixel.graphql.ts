/**
 * @generated SignedSource<<e62defe8eac52e57d094124c688c94d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePixelSearch_pixel$data = {
  readonly funnelStageLabel: string | null | undefined;
  readonly name: string;
  readonly pageLabel: string | null | undefined;
  readonly pixelId: number;
  readonly " $fragmentType": "usePixelSearch_pixel";
};
export type usePixelSearch_pixel$key = {
  readonly " $data"?: usePixelSearch_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePixelSearch_pixel">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePixelSearch_pixel"
};

(node as any).hash = "f298ac56149d4b9c1f013fd95197c072";

export default node;
