/**
 * @generated SignedSource<<6f784a7986795396708e5475ba5f852e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyActionKind = "APPROVE" | "ATTENTION" | "COMPLETE" | "MID_COMPLETE" | "REVIEW" | "RUN";
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
  readonly nextAction: StudyActionKind | null | undefined;
  readonly openResults: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly statusExplanation: string;
  readonly statusLabel: string;
  readonly " $fragmentSpreads": FragmentRefs<"StudyActions_study" | "StudyPath_study">;
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
        "kind": "ScalarField",
        "name": "nextAction",
        "storageKey": null
      },
      "to": "NULL"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StudyPath_study"
    }
  ],
  "type": "Study",
  "abstractKey": null
};
})();

(node as any).hash = "c98e41bf006be3e21a3812797c419141";

export default node;
