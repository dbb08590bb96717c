/**
 * @generated SignedSource<<51d428f4a6d86745381159aacfe9831b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketsTable_query$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly marketHash: string;
      readonly marketId: number;
      readonly name: string;
      readonly population: number | null | undefined;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "MarketsTable_query";
};
export type MarketsTable_query$key = {
  readonly " $data"?: MarketsTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketsTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketsTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "isActive": true
          }
        },
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
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marketId",
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
              "name": "marketHash",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "population",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "markets(filter:{\"isActive\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8d7d9d75bbae34e88e7f5710acb9a621";

export default node;
