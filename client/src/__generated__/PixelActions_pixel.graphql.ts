/**
 * @generated SignedSource<<3e7ee8d4902bc57aa5721b4cfe463517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelActions_pixel$data = {
  readonly name: string;
  readonly pixelId: number;
  readonly " $fragmentSpreads": FragmentRefs<"CheckPixelButton_pixel" | "CopyPixelLinkButton_pixel">;
  readonly " $fragmentType": "PixelActions_pixel";
};
export type PixelActions_pixel$key = {
  readonly " $data"?: PixelActions_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelActions_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixelActions_pixel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pixelId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckPixelButton_pixel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyPixelLinkButton_pixel"
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "7c584e0a496708ffa857789ec3ea8bcc";

export default node;
