/**
 * @generated SignedSource<<ccb5e2eb76f8191dd13c7fa0a3733986>>
 * @relayHash bcdcf9e90b99603fb49e901b43787936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b640f6ad16d619b6657f2e0c4491102826a4cbe7701d7dcfb6bf0a02a983a72

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketRunJobType = "BRONZE_TO_GOLD" | "NEAR_TO_GOLD" | "SF_BRONZE_TO_GOLD";
export type PipelineRunType = "STATIONARY" | "TRANSIT" | "TRANSIT_AND_STATIONARY";
export type RunMarketsInput = {
  endDate?: string | null | undefined;
  includeRunning?: boolean;
  jobType?: MarketRunJobType;
  only?: ReadonlyArray<MarketRunKey> | null | undefined;
  runType?: PipelineRunType;
  startDate: string;
};
export type MarketRunKey = {
  date: string;
  marketId: number;
};
export type RunActiveMarketsDialogQuery$variables = {
  hasRuns: boolean;
  input: RunMarketsInput;
};
export type RunActiveMarketsDialogQuery$data = {
  readonly plan: {
    readonly runs?: {
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_plan">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RunCount_plan">;
  };
};
export type RunActiveMarketsDialogQuery = {
  response: RunActiveMarketsDialogQuery$data;
  variables: RunActiveMarketsDialogQuery$variables;
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
    "name": "RunActiveMarketsDialogQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "runMarketsPlan",
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
    "name": "RunActiveMarketsDialogQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "runMarketsPlan",
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
    "id": "3b640f6ad16d619b6657f2e0c4491102826a4cbe7701d7dcfb6bf0a02a983a72",
    "metadata": {},
    "name": "RunActiveMarketsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "926a56d93f6601f6ef7337f6688d2555";

export default node;
