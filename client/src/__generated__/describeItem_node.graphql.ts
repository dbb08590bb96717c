/**
 * @generated SignedSource<<0628bb7c2157b44e4a29e49130870b55>>
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

(node as any).hash = "a61f93b33dd87ccdc4d5b392407949ff";

export default node;
