/**
 * @generated SignedSource<<55ced782a04f163b77ec4bd4306ab852>>
 * @relayHash c437a1eca2b8d1b00b7689b246b8699d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d857df9186014b256c0253cafc109a39f833e2ff9330d62de0fa547caa5edb96

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCountsCustomersQuery$variables = Record<PropertyKey, never>;
export type DashboardCountsCustomersQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_customers">;
};
export type DashboardCountsCustomersQuery = {
  response: DashboardCountsCustomersQuery$data;
  variables: DashboardCountsCustomersQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardCountsCustomersQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DashboardCounts_customers"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardCountsCustomersQuery",
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
    ]
  },
  "params": {
    "id": "d857df9186014b256c0253cafc109a39f833e2ff9330d62de0fa547caa5edb96",
    "metadata": {},
    "name": "DashboardCountsCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "54d2d69da856ee591d777374bfb91db8";

export default node;
