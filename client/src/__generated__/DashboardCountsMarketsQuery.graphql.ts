/**
 * @generated SignedSource<<710b24c83745ea4bd800dfc56d149d0a>>
 * @relayHash fdc1abf5061797a70bcbe72262bf4972
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786e529df0cb4000388f4ffcd549a7fcb6af04e195581f5a9f22bf5523c45f65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCountsMarketsQuery$variables = Record<PropertyKey, never>;
export type DashboardCountsMarketsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_markets">;
};
export type DashboardCountsMarketsQuery = {
  response: DashboardCountsMarketsQuery$data;
  variables: DashboardCountsMarketsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardCountsMarketsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DashboardCounts_markets"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardCountsMarketsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketConnection",
        "kind": "LinkedField",
        "name": "markets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "786e529df0cb4000388f4ffcd549a7fcb6af04e195581f5a9f22bf5523c45f65",
    "metadata": {},
    "name": "DashboardCountsMarketsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "4e19de61a4eba43f072f6fd981a0d984";

export default node;
