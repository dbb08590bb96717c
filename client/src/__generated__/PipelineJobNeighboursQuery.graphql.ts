/**
 * @generated SignedSource<<647c4dfe526e1bc14ccbebdd7b43a9fb>>
 * @relayHash 7c24a8d790a593aa33a91e4955366225
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a12145dadc5ac66d44e44a5a8f2f598e0dc45a4e68ff02dbf5b1f032f8107f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type OrderDirection = "ASC" | "DESC";
export type PipelineJobOrderField = "DATE" | "DURATION" | "JOB_ID" | "STARTED_AT";
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
export type PipelineJobType = "STATIONARY" | "TRANSIT" | "UNRECOGNIZED";
export type PipelineJobFilter = {
  dates?: DateRangeInput | null | undefined;
  isInWindow?: boolean | null | undefined;
  marketHashes?: ReadonlyArray<string> | null | undefined;
  phases?: ReadonlyArray<PipelineJobPhase> | null | undefined;
  startedSince?: string | null | undefined;
  types?: ReadonlyArray<PipelineJobType> | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type PipelineJobOrder = {
  direction?: OrderDirection;
  field: PipelineJobOrderField;
};
export type PipelineJobNeighboursQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter: PipelineJobFilter;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy: PipelineJobOrder;
};
export type PipelineJobNeighboursQuery$data = {
  readonly pipelineJobs: {
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"PipelineJobsTable_jobs">;
  };
};
export type PipelineJobNeighboursQuery = {
  response: PipelineJobNeighboursQuery$data;
  variables: PipelineJobNeighboursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PipelineJobNeighboursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": [
              {
                "kind": "Literal",
                "name": "hasStats",
                "value": false
              }
            ],
            "kind": "FragmentSpread",
            "name": "PipelineJobsTable_jobs"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PipelineJobNeighboursQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PipelineJob",
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
                "name": "jobId",
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
                "name": "marketLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
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
                "name": "matchGroup",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phase",
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
                "name": "statusExplanation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "delete",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "allowed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changesAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "18a12145dadc5ac66d44e44a5a8f2f598e0dc45a4e68ff02dbf5b1f032f8107f",
    "metadata": {},
    "name": "PipelineJobNeighboursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b7fe23ebf6572a035ff4398daf259b0";

export default node;
