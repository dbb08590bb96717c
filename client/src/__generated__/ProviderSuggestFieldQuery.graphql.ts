/**
 * @generated SignedSource<<dcff8623bbc17e7c6489c890eabebc4e>>
 * @relayHash 6a64b4b94671031a5e0e7c1b7a80db08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80eea20c6583aa90785f7fc0ed81f2ac3decb3f608649f3f8e94e08e9993445d

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderSuggestFieldQuery$variables = Record<PropertyKey, never>;
export type ProviderSuggestFieldQuery$data = {
  readonly providers: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
      readonly providerId: number;
    }>;
  };
};
export type ProviderSuggestFieldQuery = {
  response: ProviderSuggestFieldQuery$data;
  variables: ProviderSuggestFieldQuery$variables;
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
    "name": "ProviderSuggestFieldQuery",
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
    "name": "ProviderSuggestFieldQuery",
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
    "id": "80eea20c6583aa90785f7fc0ed81f2ac3decb3f608649f3f8e94e08e9993445d",
    "metadata": {},
    "name": "ProviderSuggestFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04aee3a7c836a57c462c858c330c0a5f";

export default node;
