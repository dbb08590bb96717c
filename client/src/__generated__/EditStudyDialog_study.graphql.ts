/**
 * @generated SignedSource<<c114c7049c4853469f55a24064f1f47c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditStudyDialog_study$data = {
  readonly deliveryDate: string | null | undefined;
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

(node as any).hash = "96af815a066f352c83fa17c74ad3e80b";

export default node;
