/**
 * @generated SignedSource<<cb49efb0f7769c44b07eb778d91b8654>>
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
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "1f5d6cb9f36fb83a05fe2bd9eb8139a5";

export default node;
