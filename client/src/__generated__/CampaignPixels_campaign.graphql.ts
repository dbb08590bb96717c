/**
 * @generated SignedSource<<ed3be2a3821ee0a46ec66eb74865469d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignPixels_campaign$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignPixelRows_campaign" | "PixelForm_campaign">;
  readonly " $fragmentType": "CampaignPixels_campaign";
};
export type CampaignPixels_campaign$key = {
  readonly " $data"?: CampaignPixels_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignPixels_campaign">;
};

import CampaignPixelsQuery_graphql from './CampaignPixelsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CampaignPixelsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CampaignPixels_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PixelForm_campaign"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CampaignPixelRows_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "7c41272908e75792004da99c352d170d";

export default node;
