/**
 * @generated SignedSource<<2c4351bc7bc9bdc0c095320a1d498808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyActionKind = "APPROVE" | "ATTENTION" | "COMPLETE" | "MID_COMPLETE" | "REVIEW" | "RUN";
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
import type { FragmentRefs, Result } from "relay-runtime";
export type NextStep_study$data = {
  readonly availableActions: Result<ReadonlyArray<{
    readonly decision: {
      readonly allowed: boolean;
      readonly reason: string | null | undefined;
    };
    readonly explanation: string | null | undefined;
    readonly kind: StudyActionKind;
    readonly label: string;
  }>, unknown>;
  readonly openResults: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly status: StudyStatus;
  readonly statusExplanation: string;
  readonly statusLabel: string;
  readonly " $fragmentSpreads": FragmentRefs<"StudyActions_study">;
  readonly " $fragmentType": "NextStep_study";
};
export type NextStep_study$key = {
  readonly " $data"?: NextStep_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_study">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusExplanation",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Decision",
        "kind": "LinkedField",
        "name": "openResults",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "StudyAction",
        "kind": "LinkedField",
        "name": "availableActions",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "explanation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Decision",
            "kind": "LinkedField",
            "name": "decision",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StudyActions_study"
    }
  ],
  "type": "Study",
  "abstractKey": null
};
})();

(node as any).hash = "23566ca27b752d536af5010d98d01f20";

export default node;
