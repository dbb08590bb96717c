/**
 * @generated SignedSource<<20445accd2666ba48266b3010177a4eb>>
 * @relayHash f3c5c7a8b13240ceeb60f0e3ed967b2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef85308d80a1fa9c57c2d6b7d95ac3fb946df38dcb9125ddeee4c9a8468c0677

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type DashboardPageQuery$variables = Record<PropertyKey, never>;
export type DashboardPageQuery$data = {
  readonly campaigns: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly customers: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly markets: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly users: Result<{
    readonly totalCount: number;
  }, unknown>;
};
export type DashboardPageQuery = {
  response: DashboardPageQuery$data;
  variables: DashboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerConnection",
  "kind": "LinkedField",
  "name": "customers",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserConnection",
  "kind": "LinkedField",
  "name": "users",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketConnection",
  "kind": "LinkedField",
  "name": "markets",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CampaignConnection",
  "kind": "LinkedField",
  "name": "campaigns",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v4/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardPageQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "ef85308d80a1fa9c57c2d6b7d95ac3fb946df38dcb9125ddeee4c9a8468c0677",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3ffe1cdf7558a2703d4f0d01f2fe3db";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
