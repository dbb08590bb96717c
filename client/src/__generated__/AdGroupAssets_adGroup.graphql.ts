/**
 * @generated SignedSource<<f9e14eaf0aed89bf470925986bea393e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdGroupAssets_adGroup$data = {
  readonly assetCount: number;
  readonly assets: {
    readonly nodes: ReadonlyArray<{
      readonly assetId: number;
      readonly label: string;
    }>;
  };
  readonly " $fragmentType": "AdGroupAssets_adGroup";
};
export type AdGroupAssets_adGroup$key = {
  readonly " $data"?: AdGroupAssets_adGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdGroupAssets_adGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "AdGroupAssetConnection",
      "kind": "LinkedField",
      "name": "assets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdGroupAsset",
          "kind": "LinkedField",
          "name": "nodes",
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
      "storageKey": "assets(first:5000)"
    }
  ],
  "type": "AdGroup",
  "abstractKey": null
};

(node as any).hash = "8d8ac7ca348c3f44ca05bb22547b85d5";

export default node;
