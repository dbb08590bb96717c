/**
 * @generated SignedSource<<7a36ef037c57aca84a2eb5e726dea5e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapLayers_pins$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly deviceId: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly seenAt: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "MapLayers_pins";
};
export type MapLayers_pins$key = {
  readonly " $data"?: MapLayers_pins$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapLayers_pins">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MapLayers_pins",
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

(node as any).hash = "c181a44c87b1f537833e3f2a0e397a2f";

export default node;
