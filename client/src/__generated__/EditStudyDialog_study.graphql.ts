/**
 * @generated SignedSource<<67d7dea465fe20c0b8aa3fa43538305e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditStudyDialog_study$data = {
  readonly attributionId: number;
  readonly deliveryDate: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly revision: string;
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
      "name": "attributionId",
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
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "52730b0e99a9af5f9dd7d04b97b80f98";

export default node;
