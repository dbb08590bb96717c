/**
 * @generated SignedSource<<4c4ee5c3884db7b9e43b24e2180c7580>>
 * @relayHash eb7aeab948164eb4718fbaa2de9d415c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db2bf131f4e292cf42459e8019e79b1e7baff9df24ac4f9796b5d04936acd360

import type { ConcreteRequest } from 'relay-runtime';
export type AssetOwnerFieldQuery$variables = Record<PropertyKey, never>;
export type AssetOwnerFieldQuery$data = {
  readonly assetOwners: {
    readonly nodes: ReadonlyArray<{
      readonly assetOwnerId: number;
      readonly name: string;
    }>;
  };
};
export type AssetOwnerFieldQuery = {
  response: AssetOwnerFieldQuery$data;
  variables: AssetOwnerFieldQuery$variables;
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
  "name": "assetOwnerId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AssetOwnerFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AssetOwnerConnection",
        "kind": "LinkedField",
        "name": "assetOwners",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "assetOwners(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssetOwnerFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AssetOwnerConnection",
        "kind": "LinkedField",
        "name": "assetOwners",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
        "storageKey": "assetOwners(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "db2bf131f4e292cf42459e8019e79b1e7baff9df24ac4f9796b5d04936acd360",
    "metadata": {},
    "name": "AssetOwnerFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "369da8ac159fb06b7faaec449f27897b";

export default node;
