/**
 * @generated SignedSource<<5f3ec5ae0fff1bdb168865df7cbb6002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportFinalityStatus = "FINAL" | "INTERIM" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type ReportFinality_report$data = {
  readonly finality: {
    readonly label: string;
    readonly reason: string;
    readonly status: ReportFinalityStatus;
  } | null | undefined;
  readonly " $fragmentType": "ReportFinality_report";
};
export type ReportFinality_report$key = {
  readonly " $data"?: ReportFinality_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFinality_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportFinality_report",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ReportFinality",
        "kind": "LinkedField",
        "name": "finality",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
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
            "name": "reason",
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

(node as any).hash = "e6706d591b169310e63b59e8a1d211c1";

export default node;
