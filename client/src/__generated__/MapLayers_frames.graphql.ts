/**
 * @generated SignedSource<<ca975039bf717b592454ad91def1c817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapLayers_frames$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly bearing: number | null | undefined;
      readonly frameId: number;
      readonly frameRef: string | null | undefined;
      readonly sectorRadius: number | null | undefined;
      readonly sectorWidth: number | null | undefined;
      readonly site: {
        readonly address: string | null | undefined;
        readonly latitude: number | null | undefined;
        readonly longitude: number | null | undefined;
        readonly name: string | null | undefined;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "MapLayers_frames";
};
export type MapLayers_frames$key = {
  readonly " $data"?: MapLayers_frames$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapLayers_frames">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MapLayers_frames",
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

(node as any).hash = "bc4cbc014cff5abd1ac89343620d0692";

export default node;
