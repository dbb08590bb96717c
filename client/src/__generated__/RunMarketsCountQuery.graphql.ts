/**
 * @generated SignedSource<<45c8ea7a64015200e74edcc5034aadf9>>
 * @relayHash 4e0211e4a550d57b15ee7fca699c5069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86302148ebdf6240a48a6992efff53dab32fc91daefc3d86be9c7be6c8b7e8b3

import type { ConcreteRequest } from 'relay-runtime';
export type MarketRunJobType = "BRONZE_TO_GOLD" | "NEAR_TO_GOLD" | "SF_BRONZE_TO_GOLD";
export type PipelineRunType = "STATIONARY" | "TRANSIT" | "TRANSIT_AND_STATIONARY";
export type RunMarketsInput = {
  endDate?: string | null | undefined;
  jobType?: MarketRunJobType;
  only?: ReadonlyArray<MarketRunKey> | null | undefined;
  runType?: PipelineRunType;
  startDate: string;
};
export type MarketRunKey = {
  date: string;
  marketId: number;
};
export type RunMarketsCountQuery$variables = {
  input: RunMarketsInput;
};
export type RunMarketsCountQuery$data = {
  readonly runMarketsPlan: {
    readonly runCount: number;
  };
};
export type RunMarketsCountQuery = {
  response: RunMarketsCountQuery$data;
  variables: RunMarketsCountQuery$variables;
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
    "name": "runMarketsPlan",
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
    "name": "RunMarketsCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunMarketsCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86302148ebdf6240a48a6992efff53dab32fc91daefc3d86be9c7be6c8b7e8b3",
    "metadata": {},
    "name": "RunMarketsCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f97ef144f8f2917bbf94f9794c293d1";

export default node;
