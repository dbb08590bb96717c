/**
 * @generated SignedSource<<a1cafc7e2ca934024f821c975479500c>>
 * @relayHash d7e8d12392b338d5384a27e80e78cb32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e933873a0160444befa0a5fe1da88f90d8abcd0fade70135f78b65dc9a06148

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadCampaignsQuery$variables = {
  id: string;
};
export type useDownloadCampaignsQuery$data = {
  readonly node: {
    readonly campaignsReport?: {
      readonly fileName: string;
      readonly mediaType: string;
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type useDownloadCampaignsQuery = {
  response: useDownloadCampaignsQuery$data;
  variables: useDownloadCampaignsQuery$variables;
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
      "name": "campaignsReport",
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
    "name": "useDownloadCampaignsQuery",
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
    "name": "useDownloadCampaignsQuery",
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
    "id": "4e933873a0160444befa0a5fe1da88f90d8abcd0fade70135f78b65dc9a06148",
    "metadata": {},
    "name": "useDownloadCampaignsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a998dfb00c44c7e81f0f05bebabee6a";

export default node;
