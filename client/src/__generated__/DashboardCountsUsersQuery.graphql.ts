/**
 * @generated SignedSource<<1ad1880efb7e3b27a666f75142b19cd0>>
 * @relayHash 43be37b735e0ae5be51c28955283538b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a1d8c1410ce29b89e263c4da92cb41a0627a6292e6a9fd6647023265f859bc5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCountsUsersQuery$variables = Record<PropertyKey, never>;
export type DashboardCountsUsersQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_users">;
};
export type DashboardCountsUsersQuery = {
  response: DashboardCountsUsersQuery$data;
  variables: DashboardCountsUsersQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardCountsUsersQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DashboardCounts_users"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardCountsUsersQuery",
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
    ]
  },
  "params": {
    "id": "9a1d8c1410ce29b89e263c4da92cb41a0627a6292e6a9fd6647023265f859bc5",
    "metadata": {},
    "name": "DashboardCountsUsersQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "86f93000b49e5ad941d3553d78086180";

export default node;
