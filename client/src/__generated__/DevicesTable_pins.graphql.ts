/**
 * @generated SignedSource<<5ba03ccf33a245899b3a95e63c9f4555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicesTable_pins$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly deviceId: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly seenAt: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "DevicesTable_pins";
};
export type DevicesTable_pins$key = {
  readonly " $data"?: DevicesTable_pins$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesTable_pins">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DevicesTable_pins",
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

(node as any).hash = "66b3f8deea76f4ff4eec3a48d3b88754";

export default node;
