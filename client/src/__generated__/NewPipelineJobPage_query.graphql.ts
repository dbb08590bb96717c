/**
 * @generated SignedSource<<775973a797a860b646a6de20dfa88e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPipelineJobPage_query$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "NewPipelineJobPage_query";
};
export type NewPipelineJobPage_query$key = {
  readonly " $data"?: NewPipelineJobPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPipelineJobPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewPipelineJobPage_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "includeInactive": false
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
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "markets(filter:{\"includeInactive\":false},first:5000,orderBy:{\"field\":\"NAME\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "385a20feb14af3d9b072d0d6453cea3f";

export default node;
