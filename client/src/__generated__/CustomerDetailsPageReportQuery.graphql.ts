/**
 * @generated SignedSource<<079631ff427851a0ad3a3ce700ccce7e>>
 * @relayHash 06b7a4ae95e00ac34b4f7e65ec37a702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90758eb5200487998504b3ddecee33aaabbc7a657d8711f2994f77898a89c8d0

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerDetailsPageReportQuery$variables = {
  id: string;
  isBilling: boolean;
};
export type CustomerDetailsPageReportQuery$data = {
  readonly node: {
    readonly billingReport?: {
      readonly fileName: string;
      readonly mediaType: string;
      readonly text: string;
    } | null | undefined;
    readonly campaignsReport?: {
      readonly fileName: string;
      readonly mediaType: string;
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type CustomerDetailsPageReportQuery = {
  response: CustomerDetailsPageReportQuery$data;
  variables: CustomerDetailsPageReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isBilling"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediaType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "condition": "isBilling",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CsvFile",
          "kind": "LinkedField",
          "name": "billingReport",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isBilling",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CsvFile",
          "kind": "LinkedField",
          "name": "campaignsReport",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerDetailsPageReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerDetailsPageReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "90758eb5200487998504b3ddecee33aaabbc7a657d8711f2994f77898a89c8d0",
    "metadata": {},
    "name": "CustomerDetailsPageReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d487c13b22f002005d7c394477dfbfdf";

export default node;
