/**
 * @generated SignedSource<<3e66c73e92674df26d84f732e6b8cb5d>>
 * @relayHash b8ae0b91344923e67558b5b4f5a95a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54871c139eb63e46d1bd8a74730823e71c74eec08ebb60c1e80f925e373aaf7a

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
export type RunCampaignCountQuery$variables = {
  input: RunStationaryCampaignInput;
};
export type RunCampaignCountQuery$data = {
  readonly runStationaryCampaignPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"RunCount_plan">;
  };
};
export type RunCampaignCountQuery = {
  response: RunCampaignCountQuery$data;
  variables: RunCampaignCountQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RunCampaignCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketRunPlan",
        "kind": "LinkedField",
        "name": "runStationaryCampaignPlan",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunCount_plan"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunCampaignCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "54871c139eb63e46d1bd8a74730823e71c74eec08ebb60c1e80f925e373aaf7a",
    "metadata": {},
    "name": "RunCampaignCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63dc5c9e0bc283d7233e3da2949cf467";

export default node;
