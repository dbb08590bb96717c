/**
 * @generated SignedSource<<f220161381cc4be909e4e3da1585e72b>>
 * @relayHash 507abbe5cdb9a02f6b3db3b4251dc8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0952c04cd0a988c11cf1409c0a24a4bfc0d62ad7a4bd6b8d83755fb3456900f2

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
export type NewPipelineJobPagePlanQuery$variables = {
  hasRuns: boolean;
  input: CreatePipelineJobsInput;
};
export type NewPipelineJobPagePlanQuery$data = {
  readonly plan: {
    readonly runs?: {
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_plan">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RunFields_plan">;
  };
};
export type NewPipelineJobPagePlanQuery = {
  response: NewPipelineJobPagePlanQuery$data;
  variables: NewPipelineJobPagePlanQuery$variables;
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
    "name": "NewPipelineJobPagePlanQuery",
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
            "name": "RunFields_plan"
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
    "name": "NewPipelineJobPagePlanQuery",
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
    "id": "0952c04cd0a988c11cf1409c0a24a4bfc0d62ad7a4bd6b8d83755fb3456900f2",
    "metadata": {},
    "name": "NewPipelineJobPagePlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75311020a9ca89f0a749cd8eb3903d22";

export default node;
