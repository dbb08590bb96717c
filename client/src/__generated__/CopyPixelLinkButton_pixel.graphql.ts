/**
 * @generated SignedSource<<abb27db13c9fc77402af7868ee6d607e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyPixelLinkButton_pixel$data = {
  readonly link: string;
  readonly name: string;
  readonly " $fragmentType": "CopyPixelLinkButton_pixel";
};
export type CopyPixelLinkButton_pixel$key = {
  readonly " $data"?: CopyPixelLinkButton_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyPixelLinkButton_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyPixelLinkButton_pixel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
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

(node as any).hash = "0ec2390ad0e54a513e15633bced7d7ce";

export default node;
