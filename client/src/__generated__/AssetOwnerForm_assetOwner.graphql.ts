/**
 * @generated SignedSource<<837da031618adcd80879aec3e3c5454e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetOwnerForm_assetOwner$data = {
  readonly assetOwnerId: number;
  readonly defaultMarket: {
    readonly isActive: boolean;
    readonly marketName: string;
  } | null | undefined;
  readonly defaultMarketId: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "AssetOwnerForm_assetOwner";
};
export type AssetOwnerForm_assetOwner$key = {
  readonly " $data"?: AssetOwnerForm_assetOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetOwnerForm_assetOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetOwnerForm_assetOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assetOwnerId",
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
      "name": "defaultMarketId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "defaultMarket",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssetOwner",
  "abstractKey": null
};

(node as any).hash = "33cc0977c6883b674d985b439edf9807";

export default node;
