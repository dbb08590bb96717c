/**
 * @generated SignedSource<<f37631642010ab7080ef884d9929ddbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckPixelButton_pixel$data = {
  readonly name: string;
  readonly pixelId: number;
  readonly " $fragmentType": "CheckPixelButton_pixel";
};
export type CheckPixelButton_pixel$key = {
  readonly " $data"?: CheckPixelButton_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckPixelButton_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckPixelButton_pixel",
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
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "5e80f63bd8ff4d61bb0995189c9675b5";

export default node;
