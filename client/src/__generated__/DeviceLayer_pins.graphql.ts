/**
 * @generated SignedSource<<05a1010fa4f3c020324c75752bd6fcc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceLayer_pins$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly latitude: number;
      readonly longitude: number;
      readonly " $fragmentSpreads": FragmentRefs<"DeviceFacts_pin">;
    };
  }>;
  readonly " $fragmentType": "DeviceLayer_pins";
};
export type DeviceLayer_pins$key = {
  readonly " $data"?: DeviceLayer_pins$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceLayer_pins">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeviceLayer_pins",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DebugPinEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DebugPin",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "DebugPinConnection",
  "abstractKey": null
};

(node as any).hash = "88c79038fc3d9b5cd54c47a1f989abfe";

export default node;
