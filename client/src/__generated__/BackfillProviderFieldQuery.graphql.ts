/**
 * @generated SignedSource<<61d155af4ce1db587cd9573f06a10c6f>>
 * @relayHash 731e6b38835ccf571398516dd9154f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2053fb2d8e095db7d0c8591de1585606cd7a39f642e0ef70f04a21ea2010f95

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillProviderFieldQuery$variables = Record<PropertyKey, never>;
export type BackfillProviderFieldQuery$data = {
  readonly providers: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
      readonly providerId: number;
    }>;
  };
};
export type BackfillProviderFieldQuery = {
  response: BackfillProviderFieldQuery$data;
  variables: BackfillProviderFieldQuery$variables;
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
  "name": "providerId",
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
    "name": "BackfillProviderFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ProviderConnection",
        "kind": "LinkedField",
        "name": "providers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
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
        "storageKey": "providers(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BackfillProviderFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ProviderConnection",
        "kind": "LinkedField",
        "name": "providers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
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
        "storageKey": "providers(first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "e2053fb2d8e095db7d0c8591de1585606cd7a39f642e0ef70f04a21ea2010f95",
    "metadata": {},
    "name": "BackfillProviderFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51610905da5cdf188847202dd2a0e7e6";

export default node;
