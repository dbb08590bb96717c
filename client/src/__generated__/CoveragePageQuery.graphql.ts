/**
 * @generated SignedSource<<242a861d609b6833cf4d7f354ed6440a>>
 * @relayHash ee4bca56dc34bb9c170aabf552ac0cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8677a5377c5f9ae19c83bc71ac378e4f0ca7dded650fa4c237dcf40c84ebecc

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
};
export type CoveragePageQuery$data = {
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
  }
],
v1 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CoveragePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CoveragePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a8677a5377c5f9ae19c83bc71ac378e4f0ca7dded650fa4c237dcf40c84ebecc",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5299ee97e3e34c5fb1da8cfbd4adba85";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
