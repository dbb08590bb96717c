/**
 * @generated SignedSource<<36e1f65d5180d465de67845adaa28b46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportInterval_interval$data = {
  readonly high: number;
  readonly level: number;
  readonly low: number;
  readonly " $fragmentType": "ReportInterval_interval";
};
export type ReportInterval_interval$key = {
  readonly " $data"?: ReportInterval_interval$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportInterval_interval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportInterval_interval",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "low",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "high",
      "storageKey": null
    }
  ],
  "type": "RateInterval",
  "abstractKey": null
};

(node as any).hash = "bcf8f2b3d0a7e661222377d9c09408cb";

export default node;
