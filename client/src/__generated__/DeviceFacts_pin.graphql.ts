/**
 * @generated SignedSource<<6ef1f097223baa876857d09fa20fbb8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceFacts_pin$data = {
  readonly deviceId: string;
  readonly seenAt: string | null | undefined;
  readonly " $fragmentType": "DeviceFacts_pin";
};
export type DeviceFacts_pin$key = {
  readonly " $data"?: DeviceFacts_pin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceFacts_pin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceFacts_pin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenAt",
      "storageKey": null
    }
  ],
  "type": "DebugPin",
  "abstractKey": null
};

(node as any).hash = "62909461e28b87af6695c2770e2557e9";

export default node;
