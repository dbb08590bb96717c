/**
 * @generated SignedSource<<547d800fb0666c5966537d72f6a5202b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CampaignStatus = "ACTIVE" | "DRAFT" | "EXPIRED" | "UPCOMING";
import type { FragmentRefs } from "relay-runtime";
export type useHitsHit_node$data = {
  readonly activeTo: string | null | undefined;
  readonly campaignId: number;
  readonly customer: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly status: CampaignStatus;
  readonly statusLabel: string;
  readonly type: "Campaign";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly assetOwnerId: number;
  readonly type: "AssetOwner";
  readonly " $fragmentType": "useHitsHit_node";
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
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly conversationId: string;
  readonly createdAt: string | null | undefined;
  readonly type: "Conversation";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly createdAt: string | null | undefined;
  readonly jobId: string;
  readonly jobStatusLabel: string;
  readonly type: "Job";
  readonly typeLabel: string;
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly type: "User";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly customer: {
    readonly name: string;
  } | null | undefined;
  readonly health: {
    readonly label: string;
  };
  readonly providerId: number;
  readonly type: "Provider";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly customerId: number;
  readonly slug: string;
  readonly type: "Customer";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly date: string | null | undefined;
  readonly market: {
    readonly name: string;
  } | null | undefined;
  readonly phaseLabel: string;
  readonly pipelineJobId: string;
  readonly type: "PipelineJob";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly endDate: string | null | undefined;
  readonly statusLabel: string;
  readonly studyId: number;
  readonly type: "Study";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  readonly marketHash: string;
  readonly marketId: number;
  readonly type: "Market";
  readonly " $fragmentType": "useHitsHit_node";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly type: "%other";
  readonly " $fragmentType": "useHitsHit_node";
};
export type useHitsHit_node$key = {
  readonly " $data"?: useHitsHit_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHitsHit_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useHitsHit_node"
};

(node as any).hash = "e110a4a5cc2b5ac760eaa72ae2e16349";

export default node;
