/**
 * @generated SignedSource<<301ff9f482c6fb9f9a98ab32bc70d319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelActivity_pixel$data = {
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
      "name": "pixelId",
      "storageKey": null
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "e92064b9e2012cdebd34c793a92c61f4";

export default node;
