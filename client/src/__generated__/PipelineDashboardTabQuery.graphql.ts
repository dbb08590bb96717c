/**
 * @generated SignedSource<<4604630f86b1a6c937beb8e0fce22acd>>
 * @relayHash f0dc62dbaba1a298f4f5d47a1dfce176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8ae7be43a8f6f9a9e3a13db6f9801e7579e385faa465a866955ffab5c8ce39

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PipelineJobOrderField = "DATE" | "DURATION" | "PIPELINE_JOB_ID" | "STARTED_AT";
export type PipelineJobOrder = {
  direction?: OrderDirection;
  field: PipelineJobOrderField;
};
export type PipelineDashboardTabQuery$variables = {
  failed: number;
  failedOrder: PipelineJobOrder;
  pending: number;
  pendingOrder: PipelineJobOrder;
  running: number;
  runningOrder: PipelineJobOrder;
};
export type PipelineDashboardTabQuery$data = {
  readonly failed: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsList_jobs">;
  };
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsList_jobs">;
  };
  readonly pipelineSummary: {
    readonly completedTodayCount: number;
    readonly failedCount: number;
    readonly pendingCount: number;
    readonly processingLabelToday: string | null | undefined;
  };
  readonly running: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsList_jobs">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"JobsList_query">;
};
export type PipelineDashboardTabQuery = {
  response: PipelineDashboardTabQuery$data;
  variables: PipelineDashboardTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "failed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "failedOrder"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pending"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pendingOrder"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "running"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "runningOrder"
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PipelineSummary",
  "kind": "LinkedField",
  "name": "pipelineSummary",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedTodayCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processingLabelToday",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "phases": [
        "PROCESSING",
        "RUNNING"
      ]
    }
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "running"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "runningOrder"
  }
],
v8 = [
  {
    "args": [
      {
        "kind": "Literal",
        "name": "hasStats",
        "value": false
      }
    ],
    "kind": "FragmentSpread",
    "name": "JobsList_jobs"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "phases": [
        "FAILED"
      ]
    }
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "failed"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "failedOrder"
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "phases": [
        "PENDING"
      ]
    }
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "pending"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "pendingOrder"
  }
],
v11 = [
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
  },
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
        "name": "pipelineJobId",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "PipelineDashboardTabQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": "running",
        "args": (v7/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v9/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobsList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PipelineDashboardTabQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": "running",
        "args": (v7/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v9/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJobSources",
        "kind": "LinkedField",
        "name": "pipelineJobSources",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MissingPipelineJobs",
            "kind": "LinkedField",
            "name": "missing",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
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
    "id": "3d8ae7be43a8f6f9a9e3a13db6f9801e7579e385faa465a866955ffab5c8ce39",
    "metadata": {},
    "name": "PipelineDashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "491b1bdc1edcbbfe94411543d76f1b96";

export default node;
