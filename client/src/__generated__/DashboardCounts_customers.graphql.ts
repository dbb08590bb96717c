/**
 * @generated SignedSource<<c3a3f6cbfca91c7e4bf37e37a10f7c50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCounts_customers$data = {
  readonly customers: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DashboardCounts_customers";
};
export type DashboardCounts_customers$key = {
  readonly " $data"?: DashboardCounts_customers$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_customers">;
};

import DashboardCountsCustomersQuery_graphql from './DashboardCountsCustomersQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": DashboardCountsCustomersQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DashboardCounts_customers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerConnection",
      "kind": "LinkedField",
      "name": "customers",
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

(node as any).hash = "54d2d69da856ee591d777374bfb91db8";

export default node;
