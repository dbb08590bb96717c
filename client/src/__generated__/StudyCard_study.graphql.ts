/**
 * @generated SignedSource<<53122692d468d803bfc36c0418f378db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type StudyCard_study$data = {
  readonly customerName: string | null | undefined;
  readonly deliveryDate: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly name: string;
  readonly notes: string | null | undefined;
  readonly objective: string | null | undefined;
  readonly pixelCount: number | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly remainingLabel: string | null | undefined;
  readonly startDate: string | null | undefined;
  readonly studyId: number;
  readonly type: StudyType | null | undefined;
  readonly typeText: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StudyActions_study" | "StudyStatusChip_study">;
  readonly " $fragmentType": "StudyCard_study";
};
export type StudyCard_study$key = {
  readonly " $data"?: StudyCard_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyCard_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudyCard_study",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerName",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pixelCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objective",
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
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingLabel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StudyStatusChip_study"
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

(node as any).hash = "041eff29003babdc35021ec9b78a05dd";

export default node;
