/**
 * @generated SignedSource<<687c34b48cb64e59262b61be1946a706>>
 * @relayHash dc992e6fb060d01be07e61d2dc64f727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45396df8f708809444c813c82bd9550a9d4f6d98f4e13a3ad3af737b17ef5c1

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type PipelineCoverageState = "COMPLETED" | "FAILED" | "MISSING" | "RUNNING" | "UNKNOWN";
export type PipelineJobType = "STATIONARY" | "TRANSIT" | "UNRECOGNIZED";
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type PipelineCoverageFilter = {
  marketIds?: ReadonlyArray<number> | null | undefined;
  states?: ReadonlyArray<PipelineCoverageState> | null | undefined;
  text?: string | null | undefined;
  types?: ReadonlyArray<PipelineJobType> | null | undefined;
};
export type CoveragePageQuery$variables = {
  dates?: DateRangeInput | null | undefined;
  filter?: PipelineCoverageFilter | null | undefined;
  text?: string | null | undefined;
};
export type CoveragePageQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketHash: string;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
  readonly pipelineCoverage: {
    readonly days: ReadonlyArray<{
      readonly date: string;
    }>;
    readonly markets: ReadonlyArray<{
      readonly marketId: number;
      readonly marketLabel: string;
      readonly states: ReadonlyArray<PipelineCoverageState>;
    }>;
    readonly missingJobs: {
      readonly message: string;
    } | null | undefined;
  };
};
export type CoveragePageQuery = {
  response: CoveragePageQuery$data;
  variables: CoveragePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dates"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "includeInactive",
        "value": false
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "dates",
      "variableName": "dates"
    },
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    }
  ],
  "concreteType": "PipelineCoverage",
  "kind": "LinkedField",
  "name": "pipelineCoverage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineCoverageDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
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
      "concreteType": "MarketCoverage",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
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
          "name": "marketLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "states",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MissingPipelineJobs",
      "kind": "LinkedField",
      "name": "missingJobs",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CoveragePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CoveragePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Market",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "f45396df8f708809444c813c82bd9550a9d4f6d98f4e13a3ad3af737b17ef5c1",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cad7d920b5dfe6decb3f99d525e1f34f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
