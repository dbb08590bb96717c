/**
 * @generated SignedSource<<2b55b9ae6da6fc002d41d3039a5e29b3>>
 * @relayHash a33886839ee2f7dda31c528acdb229d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced683caa495603bcca52dd4d88379c92e5200b27900fe2a596103295fcea928

import type { ConcreteRequest } from 'relay-runtime';
export type MarketFilter = {
  countryCode?: string | null | undefined;
  includeInactive?: boolean | null | undefined;
  isImportant?: boolean | null | undefined;
  isReportMarket?: boolean | null | undefined;
  marketIds?: ReadonlyArray<number> | null | undefined;
  minPopulation?: number | null | undefined;
  text?: string | null | undefined;
};
export type MarketSelectQuery$variables = {
  filter?: MarketFilter | null | undefined;
};
export type MarketSelectQuery$data = {
  readonly markets: {
    readonly nodes: ReadonlyArray<{
      readonly marketHash: string;
      readonly marketId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
};
export type MarketSelectQuery = {
  response: MarketSelectQuery$data;
  variables: MarketSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "NAME"
    }
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
  "name": "marketId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketSelectQuery",
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
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "MarketSelectQuery",
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
              (v5/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "ced683caa495603bcca52dd4d88379c92e5200b27900fe2a596103295fcea928",
    "metadata": {},
    "name": "MarketSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f93a80472dd1e9d07b918e16cd17d48e";

export default node;
