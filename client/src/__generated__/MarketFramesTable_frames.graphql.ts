/**
 * @generated SignedSource<<7860efd46ebc444f468efe09e6a9a2de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketFramesTable_frames$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly bearing: number | null | undefined;
      readonly frameId: number;
      readonly frameRef: string | null | undefined;
      readonly site: {
        readonly address: string | null | undefined;
        readonly latitude: number | null | undefined;
        readonly longitude: number | null | undefined;
        readonly name: string | null | undefined;
      } | null | undefined;
      readonly width: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame">;
    };
  }>;
  readonly " $fragmentType": "MarketFramesTable_frames";
};
export type MarketFramesTable_frames$key = {
  readonly " $data"?: MarketFramesTable_frames$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketFramesTable_frames">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketFramesTable_frames",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FrameEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Frame",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "frameId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "frameRef",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bearing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Site",
              "kind": "LinkedField",
              "name": "site",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "address",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FrameDialog_frame"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FrameConnection",
  "abstractKey": null
};

(node as any).hash = "2c11969f46a42103caf11bb676f38ce0";

export default node;
