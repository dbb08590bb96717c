/**
 * @generated SignedSource<<0efad39e94bb0d67188d1211c63f6a5b>>
 * @relayHash 13eba270d343de267cfab74cb177c4ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef1fa33702bca61a1e0e2aa56f4c5c0c50b31916b6aaddffa9f1d92ad0cb724

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardPageCustomersQuery$variables = Record<PropertyKey, never>;
export type DashboardPageCustomersQuery$data = {
  readonly customers: {
    readonly totalCount: number;
  } | null | undefined;
};
export type DashboardPageCustomersQuery = {
  response: DashboardPageCustomersQuery$data;
  variables: DashboardPageCustomersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
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
    "name": "DashboardPageCustomersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardPageCustomersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5ef1fa33702bca61a1e0e2aa56f4c5c0c50b31916b6aaddffa9f1d92ad0cb724",
    "metadata": {},
    "name": "DashboardPageCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85ffa208fb03de3585e7156fe4a3f0aa";

export default node;
