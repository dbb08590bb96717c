/**
 * @generated SignedSource<<dc5269637e6f8e1c6f851c5910237b09>>
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
    readonly " $fragmentSpreads": FragmentRefs<"describeItem_node">;
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

(node as any).hash = "9e41bec1a8500e11233b620c3503334e";

export default node;
