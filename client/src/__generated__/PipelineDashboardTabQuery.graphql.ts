/**
 * @generated SignedSource<<f46f93e6c8f4b5ce5527bfcd9cfa7e1b>>
 * @relayHash 2c79f5d4539b692b3b8acd7e5a4272ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91f64473586620748842e1e26b6051cd6cda80eb6ad83e14d60fb723cd9394e

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
v8 = [
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
v9 = [
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
v10 = [
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
v11 = [
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
v12 = [
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pipelineJobId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketLabel",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSlow",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = [
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
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
        "storageKey": null
      },
      (v16/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "matchGroup",
        "storageKey": null
      },
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statusExplanation",
        "storageKey": null
      },
      (v19/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "runBy",
        "storageKey": null
      },
      (v20/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJob",
        "kind": "LinkedField",
        "name": "completedBy",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v21/*:: as any*/)
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
      (v21/*:: as any*/)
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
      {
        "alias": "running",
        "args": (v8/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v11/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "runs",
        "args": (v12/*:: as any*/),
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
      {
        "alias": "running",
        "args": (v8/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failed",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "pending",
        "args": (v11/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "runs",
        "args": (v12/*:: as any*/),
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
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRunning",
                "storageKey": null
              },
              (v19/*:: as any*/),
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
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsRerun",
                "storageKey": null
              },
              (v21/*:: as any*/)
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
    "id": "f91f64473586620748842e1e26b6051cd6cda80eb6ad83e14d60fb723cd9394e",
    "metadata": {},
    "name": "PipelineDashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8440694829a4850e069c59ba04f09db4";

export default node;
