/**
 * @generated SignedSource<<f720af8223d8c62a6f9d8c10ea70ccd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportInterimChip_report$data = {
  readonly interim: {
    readonly label: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportInterimChip_report";
};
export type ReportInterimChip_report$key = {
  readonly " $data"?: ReportInterimChip_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportInterimChip_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportInterimChip_report",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ReportInterim",
        "kind": "LinkedField",
        "name": "interim",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "AttributionReport",
  "abstractKey": null
};

(node as any).hash = "9d660c309d784579312584286590ae5f";

export default node;
