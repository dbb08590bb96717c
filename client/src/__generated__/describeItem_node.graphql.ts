/**
 * @generated SignedSource<<4543b39b6768e71893ca958a565c7d22>>
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
  readonly date: string | null | undefined;
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

(node as any).hash = "274fb8bb6f88eac23991798b233b58ef";

export default node;
