/**
 * @generated SignedSource<<2ef6d17dcc8fe044b5cc312fc68f1cc8>>
 * @relayHash 2ab5eb0ba396535459c1a206ee4d289e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a4d27c0cecd7e5d8eb458fc327b00874714619b5016df4611749e4ffcc5df3f

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly runCount: number;
    readonly runningCount: number;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RunCampaignCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunCampaignCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a4d27c0cecd7e5d8eb458fc327b00874714619b5016df4611749e4ffcc5df3f",
    "metadata": {},
    "name": "RunCampaignCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a22e78d2a267a5c5a2715ab9e3a98bf";

export default node;
