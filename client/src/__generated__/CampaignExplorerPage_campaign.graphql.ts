/**
 * @generated SignedSource<<0ebe995ebe43e5a94b7fa982ebdb07de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignExplorerPage_campaign$data = {
  readonly adGroups: ReadonlyArray<{
    readonly inventoryTypeText: string | null | undefined;
    readonly mediaType: string | null | undefined;
    readonly name: string;
  }>;
  readonly marketNames: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentType": "CampaignExplorerPage_campaign";
};
export type CampaignExplorerPage_campaign$key = {
  readonly " $data"?: CampaignExplorerPage_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignExplorerPage_campaign">;
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
  "name": "CampaignExplorerPage_campaign",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExploredAdGroup",
      "kind": "LinkedField",
      "name": "adGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventoryTypeText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaType",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExploredCampaign",
  "abstractKey": null
};
})();

(node as any).hash = "6e76d97083a1abcacb75bd6786950f70";

export default node;
