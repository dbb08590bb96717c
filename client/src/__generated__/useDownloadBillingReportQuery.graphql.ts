/**
 * @generated SignedSource<<a76e5444e6eba4eb3f4025d351a2cfd8>>
 * @relayHash 70eb3cc384b8e6118946f1eef734413a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ce3e4381878b77ceb39ce6e7b2cb8c748133e55f2efcd32897e5c59538d64b3

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadBillingReportQuery$variables = {
  id: string;
};
export type useDownloadBillingReportQuery$data = {
  readonly node: {
    readonly billingReport?: {
      readonly fileName: string;
      readonly mediaType: string;
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type useDownloadBillingReportQuery = {
  response: useDownloadBillingReportQuery$data;
  variables: useDownloadBillingReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CsvFile",
      "kind": "LinkedField",
      "name": "billingReport",
      "plural": false,
      "selections": [
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
      "storageKey": null
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
    "name": "useDownloadBillingReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useDownloadBillingReportQuery",
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
    ]
  },
  "params": {
    "id": "6ce3e4381878b77ceb39ce6e7b2cb8c748133e55f2efcd32897e5c59538d64b3",
    "metadata": {},
    "name": "useDownloadBillingReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f38f27c0c7788321b0f699f8f47f4dd";

export default node;
