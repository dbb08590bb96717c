/**
 * @generated SignedSource<<b48e1c47a5517b5d9bedb478f830e433>>
 * @relayHash ebc319436860b8f5b5625efde40adcbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11fd3bb704aed30ec0f8b5311d541bb1df82857dc9cef0a6dbd21a14f4d15dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunStationaryCampaignInput = {
  campaignId: number;
  endDate?: string | null | undefined;
  includeRunning?: boolean;
  only?: ReadonlyArray<MarketRunKey> | null | undefined;
  startDate: string;
};
export type MarketRunKey = {
  date: string;
  marketId: number;
};
export type RunCampaignPagePlanQuery$variables = {
  hasRuns: boolean;
  input: RunStationaryCampaignInput;
};
export type RunCampaignPagePlanQuery$data = {
  readonly plan: {
    readonly runs?: {
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_plan">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RunFields_plan">;
  };
};
export type RunCampaignPagePlanQuery = {
  response: RunCampaignPagePlanQuery$data;
  variables: RunCampaignPagePlanQuery$variables;
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
    "name": "RunCampaignPagePlanQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "runStationaryCampaignPlan",
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
    "name": "RunCampaignPagePlanQuery",
    "selections": [
      {
        "alias": "plan",
        "args": (v2/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "runStationaryCampaignPlan",
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
    "id": "e11fd3bb704aed30ec0f8b5311d541bb1df82857dc9cef0a6dbd21a14f4d15dc",
    "metadata": {},
    "name": "RunCampaignPagePlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e392c106fd426983274452ddca2accb";

export default node;
