/**
 * @generated SignedSource<<73ad297a4f172301b4ca231424fef9ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type StationaryCampaignsTable_query$data = {
  readonly campaigns: {
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly customer: {
        readonly slug: string;
      } | null | undefined;
      readonly customerName: Result<string | null | undefined, unknown>;
      readonly name: string;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "StationaryCampaignsTable_query";
};
export type StationaryCampaignsTable_query$key = {
  readonly " $data"?: StationaryCampaignsTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StationaryCampaignsTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StationaryCampaignsTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "isStationary": true
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
      "concreteType": "CampaignConnection",
      "kind": "LinkedField",
      "name": "campaigns",
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
          "concreteType": "Campaign",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "campaignId",
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
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "campaigns(filter:{\"isStationary\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a88fe223f33f8f6b4972380fc3aa6f97";

export default node;
