/**
 * @generated SignedSource<<642e2eb1de8ac92581c311081e5abc54>>
 * @relayHash c186625dcb5df156b19317c2f390dbd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90dd9c5aecb092dc1536df48f25e5bdeab537e07cd37bc8190aa9bac7e8acafb

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
  since: string;
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
  readonly reruns: {
    readonly totalCount: number;
  };
  readonly running: {
    readonly " $fragmentSpreads": FragmentRefs<"JobsList_jobs">;
  };
  readonly runs: {
    readonly " $fragmentSpreads": FragmentRefs<"RunTimeline_jobs">;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v9 = {
  "alias": "reruns",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "needsRerun": true
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 0
    }
  ],
  "concreteType": "PipelineJobConnection",
  "kind": "LinkedField",
  "name": "pipelineJobs",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": "pipelineJobs(filter:{\"needsRerun\":true},first:0)"
},
v10 = [
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
v11 = [
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
v12 = [
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
v13 = [
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
v14 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "phases",
        "value": [
          "COMPLETED",
          "FAILED",
          "PROCESSING",
          "RUNNING"
        ]
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "since"
          }
        ],
        "kind": "ObjectValue",
        "name": "started"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1000
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "direction": "DESC",
      "field": "STARTED_AT"
    }
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pipelineJobId",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketLabel",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSlow",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = [
  (v8/*:: as any*/),
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
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
        "storageKey": null
      },
      (v18/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "matchGroup",
        "storageKey": null
      },
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statusExplanation",
        "storageKey": null
      },
      (v21/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "runBy",
        "storageKey": null
      },
      (v22/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJob",
        "kind": "LinkedField",
        "name": "completedBy",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v23/*:: as any*/)
        ],
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
      (v23/*:: as any*/)
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PipelineDashboardTabQuery",
    "selections": [
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": "running",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v12/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v13/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "runs",
        "args": (v14/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunTimeline_jobs"
          }
        ],
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
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PipelineDashboardTabQuery",
    "selections": [
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": "running",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v12/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v13/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "runs",
        "args": (v14/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PipelineJob",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRunning",
                "storageKey": null
              },
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usualDurationSeconds",
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsRerun",
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
    "id": "90dd9c5aecb092dc1536df48f25e5bdeab537e07cd37bc8190aa9bac7e8acafb",
    "metadata": {},
    "name": "PipelineDashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b693b93950167e97eb72246c5b62f73d";

export default node;
