/**
 * @generated SignedSource<<42570b22eacfe131862d09dd8d597fe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCounts_markets$data = {
  readonly markets: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DashboardCounts_markets";
};
export type DashboardCounts_markets$key = {
  readonly " $data"?: DashboardCounts_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_markets">;
};

import DashboardCountsMarketsQuery_graphql from './DashboardCountsMarketsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": DashboardCountsMarketsQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DashboardCounts_markets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketConnection",
      "kind": "LinkedField",
      "name": "markets",
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

(node as any).hash = "4e19de61a4eba43f072f6fd981a0d984";

export default node;
