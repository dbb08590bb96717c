/**
 * @generated SignedSource<<db01321d2545699d4fbaa0ed377d7446>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCounts_campaigns$data = {
  readonly campaigns: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DashboardCounts_campaigns";
};
export type DashboardCounts_campaigns$key = {
  readonly " $data"?: DashboardCounts_campaigns$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_campaigns">;
};

import DashboardCountsCampaignsQuery_graphql from './DashboardCountsCampaignsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": DashboardCountsCampaignsQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DashboardCounts_campaigns",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignConnection",
      "kind": "LinkedField",
      "name": "campaigns",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7c18987ae97124b4fad6091d74efa233";

export default node;
