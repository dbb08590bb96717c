/**
 * @generated SignedSource<<ea9da2961932c36e243e10add716a459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogRaw_log$data = {
  readonly debugId: string;
  readonly featureType: string | null | undefined;
  readonly hasErrors: boolean;
  readonly initiationType: string | null | undefined;
  readonly recordedAt: string | null | undefined;
  readonly route: string | null | undefined;
  readonly userId: number | null | undefined;
  readonly " $fragmentType": "DebugLogRaw_log";
};
export type DebugLogRaw_log$key = {
  readonly " $data"?: DebugLogRaw_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogRaw_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogRaw_log",
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
      "name": "featureType",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initiationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasErrors",
      "storageKey": null
    }
  ],
  "type": "DebugLog",
  "abstractKey": null
};

(node as any).hash = "22506e2736c08fe5f837f534b67b6576";

export default node;
