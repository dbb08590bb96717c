/**
 * @generated SignedSource<<25e7dcc47177fd4e03d321343b16ebce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PixelFunnelStage = "CONSIDERATION_PAGE" | "CONVERSION_PAGE" | "UNRECOGNIZED" | "VISIT_PAGE";
export type PixelPage = "CHECKOUT_PAGE" | "CONTACT_US_PAGE" | "DIRECTORY_PAGE" | "EDUCATION_PAGE" | "HOMEPAGE" | "LANDING_PAGE" | "LOCATION_PAGE" | "PRODUCT_PAGE" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type PixelForm_pixel$data = {
  readonly displayName: string | null | undefined;
  readonly funnelStage: PixelFunnelStage | null | undefined;
  readonly funnelStageLabel: string | null | undefined;
  readonly page: PixelPage | null | undefined;
  readonly pageLabel: string | null | undefined;
  readonly pixelId: number;
  readonly revision: string;
  readonly url: string | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "PixelForm_pixel";
};
export type PixelForm_pixel$key = {
  readonly " $data"?: PixelForm_pixel$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelForm_pixel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixelForm_pixel",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "funnelStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "funnelStageLabel",
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
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Pixel",
  "abstractKey": null
};

(node as any).hash = "e44fc61caf0bbca873fc3ff4b7c1b8f6";

export default node;
