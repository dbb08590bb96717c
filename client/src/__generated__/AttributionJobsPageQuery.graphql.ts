/**
 * @generated SignedSource<<c6d8db58863c415cc23981669a1007d2>>
 * @relayHash db6b490add2bf66ebad0fae86a80002d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad73e5f68380a5c44bd1d8ec9321fac9599485f1bc52bc2107bf254436943d7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AttributionJobsPageQuery$variables = Record<PropertyKey, never>;
export type AttributionJobsPageQuery$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"JobDates_job" | "JobFilesRefresh_job" | "JobFiles_job" | "JobStatusChip_job">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type AttributionJobsPageQuery = {
  response: AttributionJobsPageQuery$data;
  variables: AttributionJobsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdBy",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failure",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Decision",
  "kind": "LinkedField",
  "name": "viewReport",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignIds",
  "storageKey": null
},
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AttributionJobsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "JobConnection",
        "kind": "LinkedField",
        "name": "attributionJobs",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobFile",
                "kind": "LinkedField",
                "name": "files",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "Customer",
                      "kind": "LinkedField",
                      "name": "customer",
                      "plural": false,
                      "selections": (v10/*:: as any*/),
                      "storageKey": null
                    },
                    "to": "RESULT"
                  },
                  (v14/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v15/*:: as any*/),
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
                            (v16/*:: as any*/),
                            (v9/*:: as any*/)
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
                "name": "JobFilesRefresh_job"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AttributionJobsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "JobConnection",
        "kind": "LinkedField",
        "name": "attributionJobs",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobFile",
                "kind": "LinkedField",
                "name": "files",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Decision",
                    "kind": "LinkedField",
                    "name": "open",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiryLabel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isExpired",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v15/*:: as any*/),
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
                          (v16/*:: as any*/),
                          (v9/*:: as any*/),
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "campaigns(first:20)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DateRange",
                    "kind": "LinkedField",
                    "name": "dates",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "from",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "to",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusExplanation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "refresh",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "attributionJobs(first:5000)"
      }
    ]
  },
  "params": {
    "id": "4ad73e5f68380a5c44bd1d8ec9321fac9599485f1bc52bc2107bf254436943d7",
    "metadata": {},
    "name": "AttributionJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbadd44cc6af3d31e72c09a78ea1b064";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
