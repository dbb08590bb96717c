/**
 * @generated SignedSource<<04b2cea7cba7fbd6ac24fd837b4ce871>>
 * @relayHash 0d025e9974091e800fa7e66653a32807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6051d9c8b137fbe49726c24754853cf3d8025acfcee1d63a0cc400da15c51272

import type { ConcreteRequest } from 'relay-runtime';
export type MarketRunJobType = "BRONZE_TO_GOLD" | "NEAR_TO_GOLD" | "SF_BRONZE_TO_GOLD";
export type PipelineRunType = "STATIONARY" | "TRANSIT" | "TRANSIT_AND_STATIONARY";
export type CreatePipelineJobsInput = {
  campaignId?: number | null | undefined;
  customerId?: number | null | undefined;
  endDate?: string | null | undefined;
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
export type PipelineJobsCountQuery$variables = {
  input: CreatePipelineJobsInput;
};
export type PipelineJobsCountQuery$data = {
  readonly createPipelineJobsPlan: {
    readonly runCount: number;
  };
};
export type PipelineJobsCountQuery = {
  response: PipelineJobsCountQuery$data;
  variables: PipelineJobsCountQuery$variables;
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
    "name": "createPipelineJobsPlan",
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
    "name": "PipelineJobsCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PipelineJobsCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6051d9c8b137fbe49726c24754853cf3d8025acfcee1d63a0cc400da15c51272",
    "metadata": {},
    "name": "PipelineJobsCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41579cb72f5514b02d294bf2f0e8c7d5";

export default node;
