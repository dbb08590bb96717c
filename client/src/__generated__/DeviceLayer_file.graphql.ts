/**
 * @generated SignedSource<<dc8292bdc87f7463f5cf367ac6f6c9b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceLayer_file$data = {
  readonly pins: ReadonlyArray<{
    readonly latitude: number;
    readonly longitude: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeviceFacts_pin">;
  }>;
  readonly totalDevices: number;
  readonly " $fragmentType": "DeviceLayer_file";
};
export type DeviceLayer_file$key = {
  readonly " $data"?: DeviceLayer_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceLayer_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeviceLayer_file",
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
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "DebugPin",
      "kind": "LinkedField",
      "name": "pins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeviceFacts_pin"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebugPinFile",
  "abstractKey": null
};

(node as any).hash = "22dcabd824f7174d7341d42c642a5897";

export default node;
