/**
 * @generated SignedSource<<4a59e1f39a900d7be19eeed7b5c5c9df>>
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
    readonly hasFailure: boolean;
    readonly label: string;
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

(node as any).hash = "25afa9f0654e674f4e79bf61fe321768";

export default node;
