/**
 * @generated SignedSource<<cf3ef81aa3ac2d0db76a524461f33307>>
 * @relayHash 55ac16569951325789a27eba4cd50f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9749a0e25ceb79cda6da0e90db4dc0d19983b1982636b781ff9b834edc1ce64f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketRunJobType = "BRONZE_TO_GOLD" | "NEAR_TO_GOLD" | "SF_BRONZE_TO_GOLD";
export type PipelineRunType = "STATIONARY" | "TRANSIT" | "TRANSIT_AND_STATIONARY";
export type CreatePipelineJobsInput = {
  campaignId?: number | null | undefined;
  customerId?: number | null | undefined;
  endDate?: string | null | undefined;
  includeRunning?: boolean;
  jobType?: MarketRunJobType;
  marketIds: ReadonlyArray<number>;
  matchGroup?: string;
  only?: ReadonlyArray<MarketRunKey> | null | undefined;
  runType?: PipelineRunType;
  startDate: string;
};
export type MarketRunKey = {
  date: string;
  marketId: number;
};
export type createJobsQuery$variables = {
  hasRuns: boolean;
  input: CreatePipelineJobsInput;
};
export type createJobsQuery$data = {
  readonly plan: {
    readonly runs?: {
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_plan">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RunCount_plan">;
  };
};
export type createJobsQuery = {
  response: createJobsQuery$data;
  variables: createJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasRuns"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MarketRun",
    "kind": "LinkedField",
    "name": "runs",
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
        "concreteType": "Decision",
        "kind": "LinkedField",
        "name": "start",
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
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserError",
    "kind": "LinkedField",
    "name": "errors",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "createJobsQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "createPipelineJobsPlan",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunCount_plan"
          },
          {
            "condition": "hasRuns",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "useRunForm_plan",
                      "selections": (v3/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "MarketRunPlan",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "runs"
              }
            ]
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "createJobsQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "createPipelineJobsPlan",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "runCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "runningCount",
            "storageKey": null
          },
          {
            "condition": "hasRuns",
            "kind": "Condition",
            "passingValue": true,
            "selections": (v3/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9749a0e25ceb79cda6da0e90db4dc0d19983b1982636b781ff9b834edc1ce64f",
    "metadata": {},
    "name": "createJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "708bb895a4c9cf77e8ac710b5372104e";

export default node;
