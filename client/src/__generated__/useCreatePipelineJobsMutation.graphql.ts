/**
 * @generated SignedSource<<262bb6507dc4a59a437b3f2381232862>>
 * @relayHash 754ebf9cb18927971bf1b3eb1cab4f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b27fca083043d61ad08d5fd9b5362b64840855b085b6ba64d943143216a94228

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
export type useCreatePipelineJobsMutation$variables = {
  input: CreatePipelineJobsInput;
};
export type useCreatePipelineJobsMutation$data = {
  readonly createPipelineJobs: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readOutcome_outcome">;
    }>;
  } | null | undefined;
};
export type useCreatePipelineJobsMutation = {
  response: useCreatePipelineJobsMutation$data;
  variables: useCreatePipelineJobsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSent",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "error",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutcomeUnknown",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreatePipelineJobsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePipelineJobsPayload",
        "kind": "LinkedField",
        "name": "createPipelineJobs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketRunOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readOutcome_outcome",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MarketRun",
                    "kind": "LinkedField",
                    "name": "run",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market",
                        "kind": "LinkedField",
                        "name": "market",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreatePipelineJobsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePipelineJobsPayload",
        "kind": "LinkedField",
        "name": "createPipelineJobs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketRunOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketRun",
                "kind": "LinkedField",
                "name": "run",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Market",
                    "kind": "LinkedField",
                    "name": "market",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
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
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b27fca083043d61ad08d5fd9b5362b64840855b085b6ba64d943143216a94228",
    "metadata": {},
    "name": "useCreatePipelineJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45e265a98f6feff35ad6e0d3a042fb6a";

export default node;
