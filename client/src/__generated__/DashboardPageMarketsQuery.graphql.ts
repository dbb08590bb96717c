/**
 * @generated SignedSource<<9e37b86ea0443889f5ee469319fa76e6>>
 * @relayHash b27f10d18c75427ecf43c41d2079c9fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f17fdc1eb14c585d696241a006615a524d24af30febf78a833e3670746a399b1

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardPageMarketsQuery$variables = Record<PropertyKey, never>;
export type DashboardPageMarketsQuery$data = {
  readonly markets: {
    readonly totalCount: number;
  } | null | undefined;
};
export type DashboardPageMarketsQuery = {
  response: DashboardPageMarketsQuery$data;
  variables: DashboardPageMarketsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardPageMarketsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardPageMarketsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f17fdc1eb14c585d696241a006615a524d24af30febf78a833e3670746a399b1",
    "metadata": {},
    "name": "DashboardPageMarketsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83fbe8a8d006d71c1773f210c545afee";

export default node;
