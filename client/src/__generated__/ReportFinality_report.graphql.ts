/**
 * @generated SignedSource<<e3f19f1ab3696eae983837f35905bee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportFinalityStatus = "FINAL" | "INTERIM" | "UNKNOWN";
import type { FragmentRefs, Result } from "relay-runtime";
export type ReportFinality_report$data = {
  readonly finality: Result<{
    readonly label: string;
    readonly reason: string;
    readonly status: ReportFinalityStatus;
  }, unknown>;
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
      "to": "RESULT"
    }
  ],
  "type": "AttributionReport",
  "abstractKey": null
};

(node as any).hash = "4a81117f27762421b907cfbb668d6f75";

export default node;
