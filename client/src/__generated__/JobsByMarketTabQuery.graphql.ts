/**
 * @generated SignedSource<<d376867192259fca5d572b6fc9d93cac>>
 * @relayHash c30e81417d8a82b70b91248c3547cb97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90300feb39ce4ce99532fcc61bea5e10cb5beb62a044ad8903f9023061b676fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PipelineTallyOrderField = "NAME" | "POPULATION";
export type PipelineTallyOrder = {
  direction?: OrderDirection;
  field: PipelineTallyOrderField;
};
export type JobsByMarketTabQuery$variables = {
  orderBy: PipelineTallyOrder;
};
export type JobsByMarketTabQuery$data = {
  readonly pipelineTallies: {
    readonly nodes: ReadonlyArray<{
      readonly marketHash: string;
      readonly marketLabel: string;
      readonly population: number | null | undefined;
      readonly stationary: {
        readonly completed: number;
        readonly failed: number;
      };
      readonly transit: {
        readonly completed: number;
        readonly failed: number;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"JobsList_query">;
};
export type JobsByMarketTabQuery = {
  response: JobsByMarketTabQuery$data;
  variables: JobsByMarketTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderBy"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "completed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "failed",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 5000
    },
    {
      "kind": "Variable",
      "name": "orderBy",
      "variableName": "orderBy"
    }
  ],
  "concreteType": "PipelineTallyConnection",
  "kind": "LinkedField",
  "name": "pipelineTallies",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineTally",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketHash",
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
          "name": "population",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PipelineOutcomes",
          "kind": "LinkedField",
          "name": "stationary",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PipelineOutcomes",
          "kind": "LinkedField",
          "name": "transit",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobsByMarketTabQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobsList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsByMarketTabQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJobSources",
        "kind": "LinkedField",
        "name": "pipelineJobSources",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MissingPipelineJobs",
            "kind": "LinkedField",
            "name": "missing",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "90300feb39ce4ce99532fcc61bea5e10cb5beb62a044ad8903f9023061b676fe",
    "metadata": {},
    "name": "JobsByMarketTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "371a10f16ed0023ddcc482e6504786fd";

export default node;
