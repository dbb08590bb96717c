/**
 * @generated SignedSource<<d44c1eae4c2d6a45b80269c481aef990>>
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
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "6a07688a7480bb49be15163fe946c825";

export default node;
