/**
 * @generated SignedSource<<9cd5f0d2936b4237843df6a0fca5f586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketDevices_pins$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly deviceId: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly seenAt: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "MarketDevices_pins";
};
export type MarketDevices_pins$key = {
  readonly " $data"?: MarketDevices_pins$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketDevices_pins">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketDevices_pins",
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

(node as any).hash = "473ef41b99023a8d1ac98d35d42eb684";

export default node;
