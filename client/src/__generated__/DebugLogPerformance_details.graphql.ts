/**
 * @generated SignedSource<<ffef1483ed6f379c9114977d6dba0620>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogPerformance_details$data = {
  readonly completionTokens: number | null | undefined;
  readonly maxStepsAllowed: number | null | undefined;
  readonly promptTokens: number | null | undefined;
  readonly responseTimeLabel: string | null | undefined;
  readonly responseTimeMs: number | null | undefined;
  readonly toolExecutionCount: number | null | undefined;
  readonly totalTokens: number | null | undefined;
  readonly " $fragmentType": "DebugLogPerformance_details";
};
export type DebugLogPerformance_details$key = {
  readonly " $data"?: DebugLogPerformance_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogPerformance_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogPerformance_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseTimeMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseTimeLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptTokens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completionTokens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalTokens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolExecutionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxStepsAllowed",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "11378cf797eeeb8ecfbe1f24811b2496";

export default node;
