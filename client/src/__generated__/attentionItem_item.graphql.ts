/**
 * @generated SignedSource<<97c2378d742a2739bce761471ecbdc88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttentionActionKind = "OPEN" | "RERUN" | "RUN_REFRESH" | "RUN_STUDY" | "UNLOCK";
export type AttentionKind = "BLOCKED_STUDY" | "CAMPAIGN_WITHOUT_PIXEL" | "DUE_STUDY" | "FAILED_MARKET_JOB" | "FAILED_REFRESH_JOB" | "MARKED_STUDY" | "MISSING_MARKET_JOBS" | "NEVER_SEEN_PROVIDER" | "STALE_PROVIDER" | "STUCK_LOCK" | "UNFINISHED_STUDY" | "UNREADABLE_LIST" | "VEHICLE_NEEDS_ATTENTION";
export type AttentionSeverity = "HIGH" | "LOW" | "MEDIUM";
import type { FragmentRefs } from "relay-runtime";
export type attentionItem_item$data = {
  readonly action: {
    readonly decision: {
      readonly reason: string | null | undefined;
    };
    readonly kind: AttentionActionKind;
    readonly label: string;
  } | null | undefined;
  readonly key: string;
  readonly kind: AttentionKind;
  readonly kindLabel: string;
  readonly node: {
    readonly assetRef: string;
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly pairedLabel: string | null | undefined;
    readonly type: "Vehicle";
  } | {
    readonly campaignId: number;
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly type: "Campaign";
  } | {
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly id: string;
    readonly refreshJobId: string;
    readonly type: "CampaignRefreshJob";
  } | {
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly providerId: number;
    readonly type: "Provider";
  } | {
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly studyId: number;
    readonly type: "Study";
  } | {
    readonly id: string;
    readonly pipelineJobId: string;
    readonly type: "PipelineJob";
  } | {
    readonly marketHash: string;
    readonly name: string;
    readonly type: "Market";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly type: "%other";
  } | null | undefined;
  readonly reason: string;
  readonly severity: AttentionSeverity;
  readonly since: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "attentionItem_item";
};
export type attentionItem_item$key = {
  readonly " $data"?: attentionItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"attentionItem_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "attentionItem_item"
};

(node as any).hash = "b4c21629f38e320fa67af3ef5e580420";

export default node;
