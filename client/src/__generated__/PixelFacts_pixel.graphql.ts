/**
 * @generated SignedSource<<f578ce3f5aff43358ca21cbe2cf320a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelFacts_pixel$data = {
  readonly pixelId: number;
  readonly requestCount: number | null | undefined;
  readonly url: string | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "PixelFacts_pixel";
};
export type PixelFacts_pixel$key = {
  readonly " $data"?: PixelFacts_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelFacts_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixelFacts_pixel",
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestCount",
      "storageKey": null
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "2905e08bde8e81208c7911b28222e7fb";

export default node;
