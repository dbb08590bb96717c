/**
 * @generated SignedSource<<cca1a59579924ad9df2ae795b1e22e2a>>
 * @relayHash 91ca1447e2c624789159d179631bad02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fca73642903567607f0dee3ba86cb5f422cd508a247e69df2a52ed95f3247db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PipelineJobOrderField = "DATE" | "DURATION" | "JOB_ID" | "STARTED_AT";
export type PipelineJobOrder = {
  direction?: OrderDirection;
  field: PipelineJobOrderField;
};
export type DayJobsQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  day: string;
  failed: number;
  failedOrder: PipelineJobOrder;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy: PipelineJobOrder;
};
export type DayJobsQuery$data = {
  readonly failed: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ShortList_jobs">;
  };
  readonly pipelineJobs: {
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"PipelineJobsTable_jobs">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PipelineSourcesNote_query">;
};
export type DayJobsQuery = {
  response: DayJobsQuery$data;
  variables: DayJobsQuery$variables;
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
  "name": "day"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "failed"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "failedOrder"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v8 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "day"
},
v9 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "day"
},
v10 = [
  {
    "fields": [
      (v8/*:: as any*/),
      {
        "kind": "Literal",
        "name": "phases",
        "value": [
          "FAILED"
        ]
      },
      (v9/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = [
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
    "fields": [
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
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
v13 = {
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
v14 = {
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
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniquePins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalMatches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUniqueMatches",
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
          "name": "changesAt",
          "storageKey": null
        }
      ],
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DayJobsQuery",
    "selections": [
      {
        "alias": "failed",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShortList_jobs"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v13/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PipelineJobsTable_jobs"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PipelineSourcesNote_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DayJobsQuery",
    "selections": [
      {
        "alias": "failed",
        "args": (v10/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "PipelineJobConnection",
        "kind": "LinkedField",
        "name": "pipelineJobs",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
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
    "id": "7fca73642903567607f0dee3ba86cb5f422cd508a247e69df2a52ed95f3247db",
    "metadata": {},
    "name": "DayJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "daa8e99d22752e952730a9a4cc4dc217";

export default node;
