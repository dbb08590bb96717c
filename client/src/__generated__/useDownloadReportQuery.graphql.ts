/**
 * @generated SignedSource<<336c9eb8db2a7cf19d1a4299ccce531e>>
 * @relayHash 36977214b697eee84233421116d3a1d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66e030b0d84f35e6904dbc3e9e6c3ad0ed747905a83a4af15bdcbdd79c0dbcc1

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadReportQuery$variables = {
  id: string;
  isBilling: boolean;
};
export type useDownloadReportQuery$data = {
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
export type useDownloadReportQuery = {
  response: useDownloadReportQuery$data;
  variables: useDownloadReportQuery$variables;
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
    "name": "useDownloadReportQuery",
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
    "name": "useDownloadReportQuery",
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
    "id": "66e030b0d84f35e6904dbc3e9e6c3ad0ed747905a83a4af15bdcbdd79c0dbcc1",
    "metadata": {},
    "name": "useDownloadReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37f68501468dd0fa48d43c9298090c46";

export default node;
