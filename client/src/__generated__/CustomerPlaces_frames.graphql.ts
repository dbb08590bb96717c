/**
 * @generated SignedSource<<a93e42b5ec13d723bec90d4f9d6931ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPlaces_frames$data = {
  readonly frames: ReadonlyArray<{
    readonly frameId: number;
    readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame" | "FrameLayers_frame">;
  }>;
  readonly " $fragmentType": "CustomerPlaces_frames";
};
export type CustomerPlaces_frames$key = {
  readonly " $data"?: CustomerPlaces_frames$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPlaces_frames">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frameId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPlaces_frames",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Frame",
      "kind": "LinkedField",
      "name": "frames",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "FrameLayers_frame",
          "selections": [
            (v0/*:: as any*/),
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
          "args": null,
          "argumentDefinitions": []
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
  "type": "FramePage",
  "abstractKey": null
};
})();

(node as any).hash = "8c27afd6db08cb6417798448b54c981a";

export default node;
