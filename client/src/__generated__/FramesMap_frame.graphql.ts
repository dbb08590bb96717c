/**
 * @generated SignedSource<<38ad1a079e754b17979a2d68e4ab069c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FramesMap_frame$data = {
  readonly frameId: number;
  readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame" | "FrameLayers_frame">;
  readonly " $fragmentType": "FramesMap_frame";
};
export type FramesMap_frame$key = {
  readonly " $data"?: FramesMap_frame$data;
  readonly " $fragmentSpreads": FragmentRefs<"FramesMap_frame">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FramesMap_frame"
};

(node as any).hash = "494849fb30387a3432ee7baa53f9cad3";

export default node;
