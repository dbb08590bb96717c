/**
 * @generated SignedSource<<530ae7c7f182869dc4351c84e90a6362>>
 * @relayHash 94d31ce840c582d9555e91c701e1b7ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab62894e7da132235e2963aa36b9c3bf4a85dfef5c1e6d885a331bf3c6bc9c7c

import type { ConcreteRequest } from 'relay-runtime';
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
export type PipelineJobsTabFiguresQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter: PipelineJobFilter;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy: PipelineJobOrder;
};
export type PipelineJobsTabFiguresQuery$data = {
  readonly pipelineJobSources: {
    readonly jobCount: number;
  };
  readonly pipelineJobs: {
    readonly totalCount: number;
  };
};
export type PipelineJobsTabFiguresQuery = {
  response: PipelineJobsTabFiguresQuery$data;
  variables: PipelineJobsTabFiguresQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "PipelineJobConnection",
    "kind": "LinkedField",
    "name": "pipelineJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
        "kind": "ScalarField",
        "name": "jobCount",
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
    "name": "PipelineJobsTabFiguresQuery",
    "selections": (v6/*:: as any*/),
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
    "name": "PipelineJobsTabFiguresQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "ab62894e7da132235e2963aa36b9c3bf4a85dfef5c1e6d885a331bf3c6bc9c7c",
    "metadata": {},
    "name": "PipelineJobsTabFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73a73814ff69d58156a1fc51a1dcd670";

export default node;
