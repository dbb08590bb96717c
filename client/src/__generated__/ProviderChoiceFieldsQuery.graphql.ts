/**
 * @generated SignedSource<<08e4523148238ad8546fd3efeafc10cd>>
 * @relayHash 291ad2b637c28f8b7949a6395a936779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3092ef40f0a96959fa44b58cc4c13a7f5bc0fec0299fd8bdb187bde1799cdfdc

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderChoiceFieldsQuery$variables = Record<PropertyKey, never>;
export type ProviderChoiceFieldsQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
    }>;
  };
  readonly providerHandlers: ReadonlyArray<string>;
};
export type ProviderChoiceFieldsQuery = {
  response: ProviderChoiceFieldsQuery$data;
  variables: ProviderChoiceFieldsQuery$variables;
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
  "name": "customerId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerHandlers",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProviderChoiceFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderChoiceFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "3092ef40f0a96959fa44b58cc4c13a7f5bc0fec0299fd8bdb187bde1799cdfdc",
    "metadata": {},
    "name": "ProviderChoiceFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2cab2ddfa9c72d28425624d28825d0c6";

export default node;
