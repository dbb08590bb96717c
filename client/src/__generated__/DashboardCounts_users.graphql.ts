/**
 * @generated SignedSource<<ec017278afe02a5f11e9c5f1288c8579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCounts_users$data = {
  readonly users: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DashboardCounts_users";
};
export type DashboardCounts_users$key = {
  readonly " $data"?: DashboardCounts_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_users">;
};

import DashboardCountsUsersQuery_graphql from './DashboardCountsUsersQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": DashboardCountsUsersQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DashboardCounts_users",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "users",
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

(node as any).hash = "86f93000b49e5ad941d3553d78086180";

export default node;
