/**
 * @generated SignedSource<<ce2ac5ec7df4fe02c792394db29d530e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type describeHit_node$data = {
  readonly assetOwnerId: number;
  readonly type: "AssetOwner";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly attributionId: number;
  readonly statusLabel: string;
  readonly type: "AttributionStudy";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly campaign: {
    readonly campaignId: number;
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly pixelId: number;
  readonly type: "Pixel";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly campaignId: number;
  readonly customer: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly type: "Campaign";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly conversationId: string;
  readonly type: "Conversation";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly type: "User";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly customer: {
    readonly name: string;
  } | null | undefined;
  readonly providerId: number;
  readonly type: "Provider";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly customerId: number;
  readonly slug: string;
  readonly type: "Customer";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly date: string | null | undefined;
  readonly jobId: string;
  readonly market: {
    readonly name: string;
  } | null | undefined;
  readonly type: "PipelineJob";
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly jobId: string;
  readonly type: "Job";
  readonly typeLabel: string;
  readonly " $fragmentType": "describeHit_node";
} | {
  readonly marketHash: string;
  readonly marketId: number;
  readonly type: "Market";
  readonly " $fragmentType": "describeHit_node";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly type: "%other";
  readonly " $fragmentType": "describeHit_node";
};
export type describeHit_node$key = {
  readonly " $data"?: describeHit_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"describeHit_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "describeHit_node"
};

(node as any).hash = "4ed427d5169356ff1b4cf245cb582541";

export default node;
