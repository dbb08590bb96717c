/**
 * @generated SignedSource<<25f925ef43da1849eba45b785d4af81a>>
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
  readonly processingJobId: number;
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

(node as any).hash = "94f744082551fead12a38af2c70d4b50";

export default node;
