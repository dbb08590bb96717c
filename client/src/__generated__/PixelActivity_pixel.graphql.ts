/**
 * @generated SignedSource<<09c93c730d8893c1954e6966e0f054cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelActivity_pixel$data = {
  readonly id: string;
  readonly pixelId: number;
  readonly " $fragmentSpreads": FragmentRefs<"PixelJobs_pixel">;
  readonly " $fragmentType": "PixelActivity_pixel";
};
export type PixelActivity_pixel$key = {
  readonly " $data"?: PixelActivity_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelActivity_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixelActivity_pixel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pixelId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PixelJobs_pixel"
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "0eae05f60f1abd00717e206f0d008afd";

export default node;
