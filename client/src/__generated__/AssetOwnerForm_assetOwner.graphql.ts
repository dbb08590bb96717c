/**
 * @generated SignedSource<<4a832ddb485bf8996fc8e54523d808d2>>
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
    readonly name: string;
  } | null | undefined;
  readonly defaultMarketId: number | null | undefined;
  readonly name: string;
  readonly revision: string;
  readonly " $fragmentType": "AssetOwnerForm_assetOwner";
};
export type AssetOwnerForm_assetOwner$key = {
  readonly " $data"?: AssetOwnerForm_assetOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetOwnerForm_assetOwner">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "revision",
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "df4dd72b9a981ec3dd6793b7dfe20cc4";

export default node;
