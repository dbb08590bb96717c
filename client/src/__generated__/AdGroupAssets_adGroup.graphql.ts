/**
 * @generated SignedSource<<e629e1bc1ba4b8c1309069c659071595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdGroupAssets_adGroup$data = {
  readonly assetCount: number;
  readonly assets: ReadonlyArray<{
    readonly assetId: number;
    readonly label: string;
  }>;
  readonly " $fragmentType": "AdGroupAssets_adGroup";
};
export type AdGroupAssets_adGroup$key = {
  readonly " $data"?: AdGroupAssets_adGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdGroupAssets_adGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdGroupAssets_adGroup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assetCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdGroupAsset",
      "kind": "LinkedField",
      "name": "assets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assetId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdGroup",
  "abstractKey": null
};

(node as any).hash = "5a03578ce9d5ccc00d49449aa0b7d421";

export default node;
