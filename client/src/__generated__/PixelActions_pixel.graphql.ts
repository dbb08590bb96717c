/**
 * @generated SignedSource<<2450df0e086f770a504bc0f931ebada5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelActions_pixel$data = {
  readonly link: string;
  readonly name: string;
  readonly pixelId: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "1a07385ccac85e2bef2bbf47a3ae02dd";

export default node;
