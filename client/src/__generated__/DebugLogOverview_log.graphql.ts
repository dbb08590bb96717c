/**
 * @generated SignedSource<<f110117acdb4c71207e36db45daa4116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogOverview_log$data = {
  readonly debugId: string;
  readonly featureTypeText: string | null | undefined;
  readonly initiationTypeText: string | null | undefined;
  readonly recordedAt: string | null | undefined;
  readonly route: string | null | undefined;
  readonly user: {
    readonly displayName: string | null | undefined;
  } | null | undefined;
  readonly userId: number | null | undefined;
  readonly " $fragmentType": "DebugLogOverview_log";
};
export type DebugLogOverview_log$key = {
  readonly " $data"?: DebugLogOverview_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogOverview_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogOverview_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "debugId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "route",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureTypeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initiationTypeText",
      "storageKey": null
    }
  ],
  "type": "DebugLog",
  "abstractKey": null
};

(node as any).hash = "804b22b74daf123473c18e83164c28d3";

export default node;
