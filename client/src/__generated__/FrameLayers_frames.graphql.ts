/**
 * @generated SignedSource<<2b1313548317ade0cb873f96c2ae9013>>
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
      readonly bearing: number | null | undefined;
      readonly frameId: number;
      readonly sectorRadius: number | null | undefined;
      readonly sectorWidth: number | null | undefined;
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
              "name": "bearing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectorWidth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectorRadius",
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

(node as any).hash = "beec331aa743372deeae9f21dab789db";

export default node;
