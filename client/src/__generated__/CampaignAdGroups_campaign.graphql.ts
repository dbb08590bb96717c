/**
 * @generated SignedSource<<6fdf407d12245f5bc8b8d59698b1b99f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignAdGroups_campaign$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignAdGroupRows_campaign">;
  readonly " $fragmentType": "CampaignAdGroups_campaign";
};
export type CampaignAdGroups_campaign$key = {
  readonly " $data"?: CampaignAdGroups_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignAdGroups_campaign">;
};

import CampaignAdGroupsQuery_graphql from './CampaignAdGroupsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CampaignAdGroupsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CampaignAdGroups_campaign",
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
      "name": "CampaignAdGroupRows_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "8b1350d1d8a6c6fc050a3feceb15299a";

export default node;
