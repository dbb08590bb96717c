/**
 * @generated SignedSource<<4a19dfe50eb87e0d15c585b601af3893>>
 * @relayHash a8b7d07ef144d5d9ff158e12f09be7f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384202c582be69a4552f313b2f43aa99c8143a39462d6d568796902ee2a40f1c

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadCustomerReportQuery$variables = {
  id: string;
  isBilling: boolean;
};
export type useDownloadCustomerReportQuery$data = {
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
export type useDownloadCustomerReportQuery = {
  response: useDownloadCustomerReportQuery$data;
  variables: useDownloadCustomerReportQuery$variables;
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
    "name": "useDownloadCustomerReportQuery",
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
    "name": "useDownloadCustomerReportQuery",
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
    "id": "384202c582be69a4552f313b2f43aa99c8143a39462d6d568796902ee2a40f1c",
    "metadata": {},
    "name": "useDownloadCustomerReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "878cf335b8a63a5b2984c8073efd9d57";

export default node;
