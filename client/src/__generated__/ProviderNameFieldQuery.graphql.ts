/**
 * @generated SignedSource<<1ce43d4b695f7e1cf6291276cda4a85b>>
 * @relayHash 8bbd1307ed98d7eff747894c68b516b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f6a3296a1d3fd9529c3c987dc848d38ce1f83ed1666ddbcad8e186dd572152b

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderNameFieldQuery$variables = Record<PropertyKey, never>;
export type ProviderNameFieldQuery$data = {
  readonly providers: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
      readonly providerId: number;
    }>;
  };
};
export type ProviderNameFieldQuery = {
  response: ProviderNameFieldQuery$data;
  variables: ProviderNameFieldQuery$variables;
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
    "name": "ProviderNameFieldQuery",
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
    "name": "ProviderNameFieldQuery",
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
    "id": "5f6a3296a1d3fd9529c3c987dc848d38ce1f83ed1666ddbcad8e186dd572152b",
    "metadata": {},
    "name": "ProviderNameFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9fa3132ef39f4c98d058abbf16d33b0";

export default node;
