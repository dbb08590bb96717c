/**
 * @generated SignedSource<<001a86c7c6e405990109ded343288311>>
 * @relayHash ae3110f225832bfeeef0d1da3d211441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56da1dac0d46b56bbc21832dfcf5f0a02842553bea29273dad4bb0ab482bae1d

import type { ConcreteRequest } from 'relay-runtime';
export type ProcessingJobsPageMarketQuery$variables = {
  marketId: number;
};
export type ProcessingJobsPageMarketQuery$data = {
  readonly market: {
    readonly name: string;
    readonly processingJobs: {
      readonly nodes: ReadonlyArray<{
        readonly createdAt: string | null | undefined;
        readonly hasDemographics: boolean;
        readonly hasImpressions: boolean;
        readonly jobClass: string | null | undefined;
        readonly processingJobId: number;
      }>;
      readonly totalCount: number;
      readonly unreadableCount: number;
    };
  } | null | undefined;
};
export type ProcessingJobsPageMarketQuery = {
  response: ProcessingJobsPageMarketQuery$data;
  variables: ProcessingJobsPageMarketQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marketId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "marketId",
        "variableName": "marketId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1000
    }
  ],
  "concreteType": "ProcessingJobConnection",
  "kind": "LinkedField",
  "name": "processingJobs",
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
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcessingJob",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processingJobId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobClass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasImpressions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDemographics",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "processingJobs(first:1000)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProcessingJobsPageMarketQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ProcessingJobsPageMarketQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "56da1dac0d46b56bbc21832dfcf5f0a02842553bea29273dad4bb0ab482bae1d",
    "metadata": {},
    "name": "ProcessingJobsPageMarketQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e5e4e60838a128de573f0fc896a0ec95";

export default node;
