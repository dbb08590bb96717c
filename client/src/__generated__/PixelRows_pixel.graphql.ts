/**
 * @generated SignedSource<<063b55a6927785bae2e0a5fb0d68bbef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PixelRows_pixel$data = {
  readonly campaign: Result<{
    readonly campaignId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
  } | null | undefined, unknown>;
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly funnelStageLabel: string | null | undefined;
  readonly name: string;
  readonly pageLabel: string | null | undefined;
  readonly pixelId: number;
  readonly requestCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PixelActions_pixel" | "PixelForm_pixel" | "usePixelSearch_pixel">;
  readonly " $fragmentType": "PixelRows_pixel";
};
export type PixelRows_pixel$key = {
  readonly " $data"?: PixelRows_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelRows_pixel">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PixelRows_pixel"
};

(node as any).hash = "fe6f27c97255a4912d6f387ad2d30b76";

export default node;
