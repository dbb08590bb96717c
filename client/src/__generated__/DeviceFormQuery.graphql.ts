/**
 * @generated SignedSource<<afd331467fcb914158427c7ad8497384>>
 * @relayHash 23734a5a580159e76c41ce549bdd1af1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75ddc3874e7c50577b720a63eb64f2c7a89e6931348a1eafc9a3e68d6c9d6be0

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFormQuery$variables = Record<PropertyKey, never>;
export type DeviceFormQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
      readonly id: string;
    }>;
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
            "name": "customerName",
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
    "id": "75ddc3874e7c50577b720a63eb64f2c7a89e6931348a1eafc9a3e68d6c9d6be0",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11ed1375aecb3aafff8dc277b42a4321";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
