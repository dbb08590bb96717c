/**
 * @generated SignedSource<<09ca23268afea4110c79b42912e66836>>
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
export type AttentionFigures_summary$data = {
  readonly figures: ReadonlyArray<{
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
  }>;
  readonly " $fragmentType": "AttentionFigures_summary";
};
export type AttentionFigures_summary$key = {
  readonly " $data"?: AttentionFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFigures_summary">;
};

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
  "metadata": null,
  "name": "AttentionFigures_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionFigure",
      "kind": "LinkedField",
      "name": "figures",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "AttentionSummary",
  "abstractKey": null
};
})();

(node as any).hash = "fbe7e2b652682f1226f458dfdfa6e60b";

export default node;
