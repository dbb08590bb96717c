/**
 * @generated SignedSource<<9ff566ff13984caf316aff45cbb716e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionFigureKind = "FAILED_MARKET_JOBS" | "FAILED_REFRESH_JOBS" | "PROVIDERS_WITHOUT_DATA" | "WAITING_STUDIES";
export type ProviderHealthStatus = "ACTIVE" | "INACTIVE" | "NO_HISTORY" | "STALE";
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type AttentionFigures_figures$data = ReadonlyArray<{
  readonly count: number | null | undefined;
  readonly days: ReadonlyArray<{
    readonly count: number;
    readonly date: string;
  }>;
  readonly failure: string | null | undefined;
  readonly healthStatuses: ReadonlyArray<ProviderHealthStatus>;
  readonly kind: AttentionFigureKind;
  readonly label: string;
  readonly since: string | null | undefined;
  readonly studyStatuses: ReadonlyArray<StudyStatus>;
  readonly " $fragmentType": "AttentionFigures_figures";
}>;
export type AttentionFigures_figures$key = ReadonlyArray<{
  readonly " $data"?: AttentionFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFigures_figures">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AttentionFigures_figures",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "healthStatuses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studyStatuses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AttentionFigure",
  "abstractKey": null
};
})();

(node as any).hash = "211dc35d872b9e3f904431466c5ca9da";

export default node;
