/**
 * @generated SignedSource<<843b345146b4b853099d4686e61d11f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type StudyForm_study$data = {
  readonly attributionId: number;
  readonly endDate: string | null | undefined;
  readonly hasAlignedAds: boolean | null | undefined;
  readonly isBrandFocused: boolean | null | undefined;
  readonly isPartOfOtherEffort: boolean | null | undefined;
  readonly name: string;
  readonly pausesOtherChannels: boolean | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly revision: string;
  readonly startDate: string | null | undefined;
  readonly type: StudyType | null | undefined;
  readonly typeText: string | null | undefined;
  readonly " $fragmentType": "StudyForm_study";
};
export type StudyForm_study$key = {
  readonly " $data"?: StudyForm_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyForm_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudyForm_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typeText",
      "storageKey": null
    },
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
      "name": "isPartOfOtherEffort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausesOtherChannels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBrandFocused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAlignedAds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "12e5acb01545382557f744439a1ceb0f";

export default node;
