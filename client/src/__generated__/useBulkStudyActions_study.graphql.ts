/**
 * @generated SignedSource<<cb17ca78e0cc17ba7f0055e27b66c654>>
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
  readonly studyId: number;
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

(node as any).hash = "6963f92eeff54ae68f719e3fb57ca6cf";

export default node;
