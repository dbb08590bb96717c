/**
 * @generated SignedSource<<6b296e880ef30cba8d3c807f709ddffa>>
 * @relayHash bbf0e0fa2790c4391552e3139645fe71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106adcbb2d6af4d6c0793822c63c39b57678e78340b5b892e9abb9f8423d36e6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackfillPageQuery$variables = Record<PropertyKey, never>;
export type BackfillPageQuery$data = {
  readonly backfillJobTypes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BackfillForm_jobTypes">;
  }>;
};
export type BackfillPageQuery = {
  response: BackfillPageQuery$data;
  variables: BackfillPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BackfillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BackfillJobTypeInfo",
        "kind": "LinkedField",
        "name": "backfillJobTypes",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BackfillForm_jobTypes"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BackfillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BackfillJobTypeInfo",
        "kind": "LinkedField",
        "name": "backfillJobTypes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasProvider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headersHint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "warning",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "106adcbb2d6af4d6c0793822c63c39b57678e78340b5b892e9abb9f8423d36e6",
    "metadata": {},
    "name": "BackfillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "80903be72bf779c9d84833543a765f21";

export default node;
