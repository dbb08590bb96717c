/**
 * @generated SignedSource<<ba1a952747a9b362bdfd9e21fbaf629e>>
 * @relayHash 8a1d113272eda823d0326929912a1f25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92fdce3ef1b0a33021dc9bfc22b0ac6e0ad2c9662df92bbb1bf067b2f011095d

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardPageUsersQuery$variables = Record<PropertyKey, never>;
export type DashboardPageUsersQuery$data = {
  readonly users: {
    readonly totalCount: number;
  } | null | undefined;
};
export type DashboardPageUsersQuery = {
  response: DashboardPageUsersQuery$data;
  variables: DashboardPageUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserConnection",
    "kind": "LinkedField",
    "name": "users",
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
    "name": "DashboardPageUsersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardPageUsersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "92fdce3ef1b0a33021dc9bfc22b0ac6e0ad2c9662df92bbb1bf067b2f011095d",
    "metadata": {},
    "name": "DashboardPageUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a47175b09e1298be8e54147488a3b028";

export default node;
