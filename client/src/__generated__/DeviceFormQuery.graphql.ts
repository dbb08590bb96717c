/**
 * @generated SignedSource<<2257af60c9d0f34403fe302fd49977a3>>
 * @relayHash 72c2fefcb75104993a251a5c7e1ac3a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e71dc49c406fdb15cca7a3a0c3e658082a7cbd41feaa26a9c5915a56485522e

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFormQuery$variables = Record<PropertyKey, never>;
export type DeviceFormQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly id: string;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
};
export type DeviceFormQuery = {
  response: DeviceFormQuery$data;
  variables: DeviceFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeviceFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeviceFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8e71dc49c406fdb15cca7a3a0c3e658082a7cbd41feaa26a9c5915a56485522e",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "071241c7c739b4cb3be8ae27c567e1f4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
