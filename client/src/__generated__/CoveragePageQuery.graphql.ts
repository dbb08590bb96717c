/**
 * @generated SignedSource<<435b126bbf98617ee9d396b67a7353e9>>
 * @relayHash beed434f0ee745d584ae0880dbc6871b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e08277e761d8a9bf9e821f13919a0a1915f6031cd09cc3fb7a5063a22d098e2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
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
    readonly missingJobs: {
      readonly message: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"readCoverage_coverage">;
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
v2 = {
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
v3 = {
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
v4 = {
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
        "concreteType": "PipelineCoverage",
        "kind": "LinkedField",
        "name": "pipelineCoverage",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readCoverage_coverage",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v4/*:: as any*/)
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
    "name": "CoveragePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PipelineCoverage",
        "kind": "LinkedField",
        "name": "pipelineCoverage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e08277e761d8a9bf9e821f13919a0a1915f6031cd09cc3fb7a5063a22d098e2b",
    "metadata": {},
    "name": "CoveragePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41db62a22a3bb93b23983c7f5b8b9599";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
