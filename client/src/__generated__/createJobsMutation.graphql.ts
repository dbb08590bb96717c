/**
 * @generated SignedSource<<a5fb83b3df1d60682af8118145a320d9>>
 * @relayHash 0a06beee821b65dc3770a5d9bbae568e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40ac8ba28470a42ec3cf3456bafc2e93c7f712585374a3044ab2d6e92841433a

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
export type createJobsMutation$variables = {
  input: CreatePipelineJobsInput;
};
export type createJobsMutation$data = {
  readonly run: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_outcome">;
    }>;
  } | null | undefined;
};
export type createJobsMutation = {
  response: createJobsMutation$data;
  variables: createJobsMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MarketRun",
    "kind": "LinkedField",
    "name": "run",
    "plural": false,
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
        "name": "date",
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
    "name": "error",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOutcomeUnknown",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createJobsMutation",
    "selections": [
      {
        "alias": "run",
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
                "name": "useRunForm_outcome",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "createJobsMutation",
    "selections": [
      {
        "alias": "run",
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40ac8ba28470a42ec3cf3456bafc2e93c7f712585374a3044ab2d6e92841433a",
    "metadata": {},
    "name": "createJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6418c9ae7cc96871a427cb7e6120dc8";

export default node;
