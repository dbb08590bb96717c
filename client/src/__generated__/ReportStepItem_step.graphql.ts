/**
 * @generated SignedSource<<de2b2202cf666c5eeb8439a1fa70e9c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportStepItem_step$data = {
  readonly expression: string | null | undefined;
  readonly formula: string;
  readonly label: string;
  readonly valueLabel: string;
  readonly " $fragmentType": "ReportStepItem_step";
};
export type ReportStepItem_step$key = {
  readonly " $data"?: ReportStepItem_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportStepItem_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportStepItem_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formula",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expression",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueLabel",
      "storageKey": null
    }
  ],
  "type": "ReportStep",
  "abstractKey": null
};

(node as any).hash = "2064a8f06e6a40664bc2da4d0332ccfc";

export default node;
