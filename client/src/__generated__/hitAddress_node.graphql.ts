/**
 * @generated SignedSource<<42fbc2ba51b2441d97f967e49a5d3644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hitAddress_node$data = {
  readonly assetOwnerId: number;
  readonly type: "AssetOwner";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly attributionId: number;
  readonly type: "AttributionStudy";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly campaign: {
    readonly campaignId: number;
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
  readonly pixelId: number;
  readonly type: "Pixel";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly campaignId: number;
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly type: "Campaign";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly conversationId: string;
  readonly type: "Conversation";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly type: "User";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly date: string | null | undefined;
  readonly type: "PipelineJob";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly jobId: string;
  readonly type: "Job";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly marketHash: string;
  readonly marketId: number;
  readonly type: "Market";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly providerId: number;
  readonly type: "Provider";
  readonly " $fragmentType": "hitAddress_node";
} | {
  readonly slug: string;
  readonly type: "Customer";
  readonly " $fragmentType": "hitAddress_node";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly type: "%other";
  readonly " $fragmentType": "hitAddress_node";
};
export type hitAddress_node$key = {
  readonly " $data"?: hitAddress_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"hitAddress_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hitAddress_node"
};

(node as any).hash = "4f12db988315b6877976d71ba23a5e8e";

export default node;
