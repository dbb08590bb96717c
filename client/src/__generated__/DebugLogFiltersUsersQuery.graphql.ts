/**
 * @generated SignedSource<<61319a8374466d3f3087662e79bf0e62>>
 * @relayHash 0243c798c564e2ceb6d3316500fa1caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5216b102a69bc05992b048612a0fc046fcfeff893ace42de3d2c6b9ccd2239c5

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogFiltersUsersQuery$variables = Record<PropertyKey, never>;
export type DebugLogFiltersUsersQuery$data = {
  readonly users: {
    readonly nodes: ReadonlyArray<{
      readonly displayName: string | null | undefined;
      readonly email: string | null | undefined;
      readonly userId: number;
    }>;
  };
};
export type DebugLogFiltersUsersQuery = {
  response: DebugLogFiltersUsersQuery$data;
  variables: DebugLogFiltersUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DebugLogFiltersUsersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "users(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DebugLogFiltersUsersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
        ],
        "storageKey": "users(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "5216b102a69bc05992b048612a0fc046fcfeff893ace42de3d2c6b9ccd2239c5",
    "metadata": {},
    "name": "DebugLogFiltersUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5bf09350830fb02f7f5a55226563cc7f";

export default node;
