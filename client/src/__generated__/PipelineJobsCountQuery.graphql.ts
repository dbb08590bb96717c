/**
 * @generated SignedSource<<ebf2bdac5745b6242515d2060c59f954>>
 * @relayHash 34eeb09a4ea00de486d3481a35a9b8d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f98cb939c83570f1598b7ad620f1e0f8dfb012402b54f02172478193f81a2446

import type { ConcreteRequest } from 'relay-runtime';
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
export type PipelineJobsCountQuery$variables = {
  input: CreatePipelineJobsInput;
};
export type PipelineJobsCountQuery$data = {
  readonly createPipelineJobsPlan: {
    readonly runCount: number;
    readonly runningCount: number;
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
    "id": "f98cb939c83570f1598b7ad620f1e0f8dfb012402b54f02172478193f81a2446",
    "metadata": {},
    "name": "PipelineJobsCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f416f7a8bccec2fa791239f01dc0f36";

export default node;
