/**
 * @generated SignedSource<<bca5cddff510b655e57106b0d547999e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceSummary_file$data = {
  readonly totalDevices: number;
  readonly uniqueDevices: number;
  readonly " $fragmentType": "DeviceSummary_file";
};
export type DeviceSummary_file$key = {
  readonly " $data"?: DeviceSummary_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceSummary_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeviceSummary_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDevices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueDevices",
      "storageKey": null
    }
  ],
  "type": "DebugPinFile",
  "abstractKey": null
};

(node as any).hash = "8f68ba991005c31a0d07e201880215c5";

export default node;
