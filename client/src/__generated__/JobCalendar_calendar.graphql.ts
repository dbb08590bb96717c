/**
 * @generated SignedSource<<dac192cd1f46db2cb94e1bb2a97a67dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCalendar_calendar$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly failedCount: number;
    readonly hasFailure: boolean;
    readonly jobCount: number;
    readonly label: string;
    readonly pendingCount: number;
  }>;
  readonly month: string;
  readonly " $fragmentType": "JobCalendar_calendar";
};
export type JobCalendar_calendar$key = {
  readonly " $data"?: JobCalendar_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCalendar_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCalendar_calendar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasFailure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PipelineCalendar",
  "abstractKey": null
};

(node as any).hash = "98801ee4d90e49bfb3b6833755f1e39f";

export default node;
