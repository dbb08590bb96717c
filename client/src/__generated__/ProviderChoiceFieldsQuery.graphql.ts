/**
 * @generated SignedSource<<1a8c61d1856d27d757269c69752f1334>>
 * @relayHash 57fc43637ed7ad4768be203a88550b5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3992acfefb9c9f01fe96022f0d19a891f98ab2109d2a44b78e9bfd80caf46db8

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderChoiceFieldsQuery$variables = Record<PropertyKey, never>;
export type ProviderChoiceFieldsQuery$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      (v4/*:: as any*/)
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
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "3992acfefb9c9f01fe96022f0d19a891f98ab2109d2a44b78e9bfd80caf46db8",
    "metadata": {},
    "name": "ProviderChoiceFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c86ca5b03bf8476ff37587700892dd07";

export default node;
