/**
 * @generated SignedSource<<a4f3bbf0ee31f88f9ac792a1e324d528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomersTable_query$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly channelLabel: string | null | undefined;
      readonly channelText: string | null | undefined;
      readonly customerId: number;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "CustomersTable_query";
};
export type CustomersTable_query$key = {
  readonly " $data"?: CustomersTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CustomersTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "field": "NAME"
          }
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channelText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channelLabel",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0c977b83a22c10ce16151102124f8db7";

export default node;
