/**
 * @generated SignedSource<<0d79913058c0bf03cbfe33578bd31c52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyTimeline_study$data = {
  readonly deliveryDate: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly remainingLabel: string | null | undefined;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "StudyTimeline_study";
};
export type StudyTimeline_study$key = {
  readonly " $data"?: StudyTimeline_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyTimeline_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudyTimeline_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postStudyEndDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingLabel",
      "storageKey": null
    }
  ],
  "type": "Study",
  "abstractKey": null
};

(node as any).hash = "aec4d6bdab6b7b049f537d8af3681245";

export default node;
