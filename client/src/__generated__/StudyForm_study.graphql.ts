/**
 * @generated SignedSource<<58b5f000f98201254b6e5dc2a5345dff>>
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
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "0d07bae066805936e72c779f75cb1948";

export default node;
