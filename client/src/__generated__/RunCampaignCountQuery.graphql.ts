/**
 * @generated SignedSource<<02218a73ad8d91e5c8ca0e92f418f859>>
 * @relayHash 22a244803d64ca264621740918398ae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7fd7d6ff54498d08cbe1dcad6f6c1da4d507f762b58c9a7f700ac24d3429ab5

import type { ConcreteRequest } from 'relay-runtime';
export type RunStationaryCampaignInput = {
  campaignId: number;
  endDate?: string | null | undefined;
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
    "id": "c7fd7d6ff54498d08cbe1dcad6f6c1da4d507f762b58c9a7f700ac24d3429ab5",
    "metadata": {},
    "name": "RunCampaignCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bb25662bcdb5ed6c4c8fa2268bb7f91";

export default node;
