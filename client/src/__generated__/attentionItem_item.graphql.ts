/**
 * @generated SignedSource<<3c5aaa81211f8b7e86078c978373ba43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttentionActionKind = "OPEN" | "RERUN" | "RUN_REFRESH" | "RUN_STUDY" | "UNLOCK";
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
  readonly node: {
    readonly assetRef: string;
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
    readonly pairedLabel: string | null | undefined;
    readonly type: "Vehicle";
  } | {
    readonly campaignId: number;
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
    readonly type: "Campaign";
  } | {
    readonly id: string;
    readonly pipelineJobId: string;
    readonly type: "PipelineJob";
  } | {
    readonly id: string;
    readonly refreshJobId: string;
    readonly type: "CampaignRefreshJob";
  } | {
    readonly marketHash: string;
    readonly name: string;
    readonly type: "Market";
  } | {
    readonly providerId: number;
    readonly type: "Provider";
  } | {
    readonly studyId: number;
    readonly type: "Study";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly type: "%other";
  } | null | undefined;
  readonly reason: string;
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

(node as any).hash = "25842c20f22a932868b880ebcff39524";

export default node;
