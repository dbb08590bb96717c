/**
 * @generated SignedSource<<5c86a65e510b73bfb732cb8fbd7f04bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type EditStudyPage_study$data = {
  readonly endDate: string | null | undefined;
  readonly hasAlignedAds: boolean | null | undefined;
  readonly isBrandFocused: boolean | null | undefined;
  readonly isPartOfOtherEffort: boolean | null | undefined;
  readonly name: string;
  readonly pausesOtherChannels: boolean | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly revision: string;
  readonly startDate: string | null | undefined;
  readonly studyId: number;
  readonly type: StudyType | null | undefined;
  readonly typeText: string | null | undefined;
  readonly " $fragmentType": "EditStudyPage_study";
};
export type EditStudyPage_study$key = {
  readonly " $data"?: EditStudyPage_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStudyPage_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditStudyPage_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studyId",
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
  "type": "Study",
  "abstractKey": null
};

(node as any).hash = "3e7078c7a42eac807d692a7b95a4b11f";

export default node;
