/**
 * @generated SignedSource<<2a67314c41830ba6c6eaf20f4c2b1acb>>
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
      readonly deviceId: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly seenAt: string | null | undefined;
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
              "name": "deviceId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seenAt",
              "storageKey": null
            },
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

(node as any).hash = "7fce04f874937067c8f7916e2dfd4fa6";

export default node;
