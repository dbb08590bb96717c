/**
 * @generated SignedSource<<0d7e09146ad0bb27ff37a8fc17a18d2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "BLOCKED_STUDY" | "CAMPAIGN_WITHOUT_PIXEL" | "DUE_STUDY" | "FAILED_MARKET_JOB" | "FAILED_REFRESH_JOB" | "MARKED_STUDY" | "MISSING_MARKET_JOBS" | "NEVER_SEEN_PROVIDER" | "STALE_PROVIDER" | "STUCK_LOCK" | "UNFINISHED_STUDY" | "UNREADABLE_LIST" | "VEHICLE_NEEDS_ATTENTION";
import type { FragmentRefs } from "relay-runtime";
export type AttentionList_counts$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly kind: AttentionKind;
  readonly label: string;
  readonly " $fragmentType": "AttentionList_counts";
}>;
export type AttentionList_counts$key = ReadonlyArray<{
  readonly " $data"?: AttentionList_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionList_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AttentionList_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "AttentionKindCount",
  "abstractKey": null
};

(node as any).hash = "111c67d3fac5840341fca10d212990c1";

export default node;
