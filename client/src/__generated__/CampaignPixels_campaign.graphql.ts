/**
 * @generated SignedSource<<3a5c82bdea581368bc44cb6a21c0d6d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignPixels_campaign$data = {
  readonly campaignId: number;
  readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
  readonly " $fragmentType": "CampaignPixels_campaign";
};
export type CampaignPixels_campaign$key = {
  readonly " $data"?: CampaignPixels_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignPixels_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignPixels_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PixelForm_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "0d04973bb8447d75503040bb6d8321b6";

export default node;
