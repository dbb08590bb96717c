/**
 * @generated SignedSource<<c17dc5ccc37d93eb8f26d99b45f3cd98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type jobColumns_job$data = {
  readonly createdAt: string | null | undefined;
  readonly hasDemographics: boolean;
  readonly hasImpressions: boolean;
  readonly jobClass: string | null | undefined;
  readonly jobId: number;
  readonly " $fragmentType": "jobColumns_job";
};
export type jobColumns_job$key = {
  readonly " $data"?: jobColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobColumns_job">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "jobColumns_job"
};

(node as any).hash = "9a668cb9584a119eab4b09248c5d77eb";

export default node;
