/**
 * @generated SignedSource<<1a43c2f2ed314bc5e49e748695b5efa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditStudyDialog_study$data = {
  readonly deliveryDate: string | null | undefined;
  readonly name: string;
  readonly notes: string | null | undefined;
  readonly revision: string;
  readonly studyId: number;
  readonly " $fragmentType": "EditStudyDialog_study";
};
export type EditStudyDialog_study$key = {
  readonly " $data"?: EditStudyDialog_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStudyDialog_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditStudyDialog_study",
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
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Study",
  "abstractKey": null
};

(node as any).hash = "7bc992f340fe33b504adb5fc0ef4b0b1";

export default node;
