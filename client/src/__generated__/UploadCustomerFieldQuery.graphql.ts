/**
 * @generated SignedSource<<89116c8f7ff0dbbca4a31a86185b15ed>>
 * @relayHash 0cc32446fa9216b12f6ec40e250984fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06cb64708c1c8838213f0dff948e7bebf2e3fc578f1cec0c9c9031223206f87c

import type { ConcreteRequest } from 'relay-runtime';
export type UploadCustomerFieldQuery$variables = Record<PropertyKey, never>;
export type UploadCustomerFieldQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly totalCount: number;
  };
};
export type UploadCustomerFieldQuery = {
  response: UploadCustomerFieldQuery$data;
  variables: UploadCustomerFieldQuery$variables;
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
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "UploadCustomerFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UploadCustomerFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "06cb64708c1c8838213f0dff948e7bebf2e3fc578f1cec0c9c9031223206f87c",
    "metadata": {},
    "name": "UploadCustomerFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af1445e706f898588c746e82aae170c8";

export default node;
