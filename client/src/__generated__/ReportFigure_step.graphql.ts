/**
 * @generated SignedSource<<2645a9eb188bc777daf0e06aced6753d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportFigure_step$data = {
  readonly expression: string | null | undefined;
  readonly formula: string;
  readonly label: string;
  readonly valueLabel: string;
  readonly " $fragmentType": "ReportFigure_step";
};
export type ReportFigure_step$key = {
  readonly " $data"?: ReportFigure_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportFigure_step",
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

(node as any).hash = "bc49740506737a7f03ec1f1d3ac3eea4";

export default node;
