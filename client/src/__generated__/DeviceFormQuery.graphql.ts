/**
 * @generated SignedSource<<90366bb72f9fe4925873462969b2964b>>
 * @relayHash e3b3c2f6c00d87518fbb12a0058d81c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efb46105017dba441dc246b6c456312d9a07ca0815a004f653bff1a9ed130c90

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFormQuery$variables = Record<PropertyKey, never>;
export type DeviceFormQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
      readonly id: string;
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
    "id": "efb46105017dba441dc246b6c456312d9a07ca0815a004f653bff1a9ed130c90",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "008d934869e574a20886e3b98acd9e76";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
