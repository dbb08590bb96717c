/**
 * @generated SignedSource<<6b33587a643502b366a598a69c3ba003>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentTracker_viewer$data = {
  readonly email: string | null | undefined;
  readonly isDeveloper: boolean;
  readonly isLockMaintainer: boolean;
  readonly " $fragmentType": "RecentTracker_viewer";
};
export type RecentTracker_viewer$key = {
  readonly " $data"?: RecentTracker_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentTracker_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentTracker_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeveloper",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLockMaintainer",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "22acc3c524c005512840ab5b0d65176d";

export default node;
