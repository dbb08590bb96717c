/**
 * @generated SignedSource<<357b8719b4f482ac73a1468ada751476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type describeItem_node$data = {
  readonly attributionId: number;
  readonly type: "AttributionStudy";
  readonly " $fragmentType": "describeItem_node";
} | {
  readonly jobId: string;
  readonly type: "PipelineJob";
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
  readonly refreshJobId: string;
  readonly type: "CampaignRefreshJob";
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

(node as any).hash = "c042266a2717a07ccc6dd4f520fed9cf";

export default node;
