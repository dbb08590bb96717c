/**
 * @generated SignedSource<<9a24d9d9ddab8f95dbff4120fb82647f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StudyActionKind = "APPROVE" | "ATTENTION" | "COMPLETE" | "MID_COMPLETE" | "REVIEW" | "RUN";
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
import type { FragmentRefs, Result } from "relay-runtime";
export type useBulkStudyActions_study$data = {
  readonly attributionId: number;
  readonly availableActions: Result<ReadonlyArray<{
    readonly decision: {
      readonly allowed: boolean;
      readonly reason: string | null | undefined;
    };
    readonly explanation: string | null | undefined;
    readonly kind: StudyActionKind;
    readonly label: string;
    readonly targetStatus: StudyStatus | null | undefined;
  }>, unknown>;
  readonly name: string;
  readonly " $fragmentType": "useBulkStudyActions_study";
};
export type useBulkStudyActions_study$key = {
  readonly " $data"?: useBulkStudyActions_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkStudyActions_study">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useBulkStudyActions_study"
};

(node as any).hash = "bce7baaf765c5c4c6d5f70b12bce5af1";

export default node;
