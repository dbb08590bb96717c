/**
 * @generated SignedSource<<49bcfbef091a9d48f970cb7a4d6faa51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type describeItem_node$data = {
  readonly assetRef: string;
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly pairedLabel: string | null | undefined;
  readonly type: "Vehicle";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly attributionId: number;
  readonly type: "AttributionStudy";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly campaignId: number;
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
  readonly type: "Campaign";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly id: string;
  readonly jobId: string;
  readonly type: "PipelineJob";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly id: string;
  readonly refreshJobId: string;
  readonly type: "CampaignRefreshJob";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly marketHash: string;
  readonly name: string;
  readonly type: "Market";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly providerId: number;
  readonly type: "Provider";
  readonly " $fragmentType": "describeItem_node";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly type: "%other";
  readonly " $fragmentType": "describeItem_node";
};
export type describeItem_node$key = {
  readonly " $data"?: describeItem_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"describeItem_node">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "describeItem_node"
};

(node as any).hash = "4754415ad1ddc4e7318470114ea71ca6";

export default node;
