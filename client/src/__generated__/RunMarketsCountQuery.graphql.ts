/**
 * @generated SignedSource<<fcd74c4e305a461fce9735ed37c7f70a>>
 * @relayHash 5e049532393e77449f70a80078163ab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4812571d78dab46ddbac8b103e03b47f5e4cc41e2a655bfb9364203331ccc96

import type { ConcreteRequest } from 'relay-runtime';
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
export type RunMarketsCountQuery$variables = {
  input: RunMarketsInput;
};
export type RunMarketsCountQuery$data = {
  readonly runMarketsPlan: {
    readonly runCount: number;
    readonly runningCount: number;
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
    "id": "f4812571d78dab46ddbac8b103e03b47f5e4cc41e2a655bfb9364203331ccc96",
    "metadata": {},
    "name": "RunMarketsCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ec7ab73893ed280bbea0d5f6eda9a85";

export default node;
