/**
 * @generated SignedSource<<9b0da6d4fe4d57c0236c7e5b2ec8a224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AttributionJobsTable_query$data = {
  readonly attributionJobs: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly createdBy: string | null | undefined;
      readonly failure: string | null | undefined;
      readonly files: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly jobId: string;
      readonly request: {
        readonly campaignIds: ReadonlyArray<number>;
        readonly campaigns: Result<{
          readonly nodes: ReadonlyArray<{
            readonly campaignId: number;
            readonly name: string;
          }>;
        }, unknown>;
        readonly customer: Result<{
          readonly name: string;
        } | null | undefined, unknown>;
        readonly customerId: number | null | undefined;
      } | null | undefined;
      readonly statusLabel: string;
      readonly typeLabel: string;
      readonly viewReport: {
        readonly allowed: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"JobDates_job" | "JobFiles_job" | "JobStatusChip_job" | "RefreshJobButton_job">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "AttributionJobsTable_query";
};
export type AttributionJobsTable_query$key = {
  readonly " $data"?: AttributionJobsTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttributionJobsTable_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttributionJobsTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "JobConnection",
      "kind": "LinkedField",
      "name": "attributionJobs",
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
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "typeLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "JobFile",
              "kind": "LinkedField",
              "name": "files",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Decision",
              "kind": "LinkedField",
              "name": "viewReport",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "allowed",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "JobRequest",
              "kind": "LinkedField",
              "name": "request",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "customerId",
                  "storageKey": null
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
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  },
                  "to": "RESULT"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "campaignIds",
                  "storageKey": null
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 20
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
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "campaigns(first:20)"
                  },
                  "to": "RESULT"
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobDates_job"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobStatusChip_job"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobFiles_job"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefreshJobButton_job"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attributionJobs(first:5000)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6687299b7b4385387a04abb0bedb224a";

export default node;
