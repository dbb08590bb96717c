/**
 * @generated SignedSource<<249fcd039df9bfc73c3a4bdb5037f9f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameLayers_frames$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly frameId: number;
      readonly sector: string | null | undefined;
      readonly site: {
        readonly latitude: number | null | undefined;
        readonly longitude: number | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SiteFacts_frame">;
    };
  }>;
  readonly " $fragmentType": "FrameLayers_frames";
};
export type FrameLayers_frames$key = {
  readonly " $data"?: FrameLayers_frames$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameLayers_frames">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FrameLayers_frames",
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
              "name": "sector",
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
              "name": "SiteFacts_frame"
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

(node as any).hash = "0207099e79dbd3da1cfb835e5d85e32b";

export default node;
