/**
 * @generated SignedSource<<0c905a988f6f2d2dfdd984e327c4949e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type StudyStatusChip_study$data = {
  readonly status: StudyStatus;
  readonly statusExplanation: string;
  readonly statusLabel: string;
  readonly " $fragmentType": "StudyStatusChip_study";
};
export type StudyStatusChip_study$key = {
  readonly " $data"?: StudyStatusChip_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyStatusChip_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudyStatusChip_study",
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
    }
  ],
  "type": "Study",
  "abstractKey": null
};

(node as any).hash = "778af4a700be9f6ea596785f5a53cdff";

export default node;
