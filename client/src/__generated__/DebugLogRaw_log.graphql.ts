/**
 * @generated SignedSource<<4377536dbdc97d365073c51557967080>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogRaw_log$data = {
  readonly debugId: string;
  readonly featureTypeText: string | null | undefined;
  readonly hasErrors: boolean;
  readonly initiationTypeText: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initiationTypeText",
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

(node as any).hash = "f2d1b347516deb9b2dc370d611f31c36";

export default node;
