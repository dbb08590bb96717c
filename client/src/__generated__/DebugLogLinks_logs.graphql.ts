/**
 * @generated SignedSource<<eee2a62b9d734edd5b1cc2211d9fe93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogLinks_logs$data = ReadonlyArray<{
  readonly debugId: string;
  readonly hasErrors: boolean;
  readonly recordedAt: string | null | undefined;
  readonly route: string | null | undefined;
  readonly " $fragmentType": "DebugLogLinks_logs";
}>;
export type DebugLogLinks_logs$key = ReadonlyArray<{
  readonly " $data"?: DebugLogLinks_logs$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogLinks_logs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DebugLogLinks_logs",
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
      "name": "hasErrors",
      "storageKey": null
    }
  ],
  "type": "DebugLog",
  "abstractKey": null
};

(node as any).hash = "21074b79e7207066f7f1f960d02df92d";

export default node;
