/**
 * @generated SignedSource<<063c52189fd8c3eef93f72fe4ca35a30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameLayers_frame$data = {
  readonly bearing: number | null | undefined;
  readonly frameId: number;
  readonly frameRef: string | null | undefined;
  readonly sectorRadius: number | null | undefined;
  readonly sectorWidth: number | null | undefined;
  readonly site: {
    readonly address: string | null | undefined;
    readonly latitude: number | null | undefined;
    readonly longitude: number | null | undefined;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FrameLayers_frame";
};
export type FrameLayers_frame$key = {
  readonly " $data"?: FrameLayers_frame$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameLayers_frame">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FrameLayers_frame"
};

(node as any).hash = "2b9b1aea663a3b6916a1becce50fb35d";

export default node;
