/**
 * @generated SignedSource<<7cf95d1883ed10643569186545f9e6eb>>
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
    readonly unreadableCount: number;
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
          "kind": "ScalarField",
          "name": "unreadableCount",
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

(node as any).hash = "c82e6f0925acaaac8cbd022c752f12a9";

export default node;
