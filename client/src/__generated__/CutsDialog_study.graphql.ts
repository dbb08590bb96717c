/**
 * @generated SignedSource<<e8492313c7fca1f9aa94df7353b3aa97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CutsDialog_study$data = {
  readonly attributionId: number;
  readonly name: string;
  readonly " $fragmentType": "CutsDialog_study";
};
export type CutsDialog_study$key = {
  readonly " $data"?: CutsDialog_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"CutsDialog_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CutsDialog_study",
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
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "2469697956456b4c83bc0943ea51607a";

export default node;
