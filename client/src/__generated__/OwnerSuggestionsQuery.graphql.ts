/**
 * @generated SignedSource<<0cf481f7f68c19705c4f9148e4a404c4>>
 * @relayHash 89d093be57cc54f70db44cd68b55fbfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8f1e28f928c06763cd3d18d10d98250a75415f406be88990cddb7a0da5d15b

import type { ConcreteRequest } from 'relay-runtime';
export type OwnerSuggestionsQuery$variables = Record<PropertyKey, never>;
export type OwnerSuggestionsQuery$data = {
  readonly assetOwners: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
    }>;
  };
};
export type OwnerSuggestionsQuery = {
  response: OwnerSuggestionsQuery$data;
  variables: OwnerSuggestionsQuery$variables;
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
    "name": "OwnerSuggestionsQuery",
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
              (v1/*:: as any*/)
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
    "name": "OwnerSuggestionsQuery",
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
    "id": "3c8f1e28f928c06763cd3d18d10d98250a75415f406be88990cddb7a0da5d15b",
    "metadata": {},
    "name": "OwnerSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10da6d20cafc2a36d318a02dbf4e83a3";

export default node;
