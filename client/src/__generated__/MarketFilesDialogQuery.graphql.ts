/**
 * @generated SignedSource<<18f9d98efcd7f1ee5abf6dabde2b206a>>
 * @relayHash 9501d95e4994b062663c6ef6202095e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3dd2bec7ace2f38dfad3215f49ca99219dfcf00c69673a3b0029bdce174f71f

import type { ConcreteRequest } from 'relay-runtime';
export type MarketFilesDialogQuery$variables = {
  id: string;
};
export type MarketFilesDialogQuery$data = {
  readonly node: {
    readonly latestFiles?: {
      readonly files: ReadonlyArray<{
        readonly key: string;
        readonly lastModifiedAt: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type MarketFilesDialogQuery = {
  response: MarketFilesDialogQuery$data;
  variables: MarketFilesDialogQuery$variables;
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
      "concreteType": "MarketFiles",
      "kind": "LinkedField",
      "name": "latestFiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastModifiedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketFilesDialogQuery",
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
    "name": "MarketFilesDialogQuery",
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
    "id": "a3dd2bec7ace2f38dfad3215f49ca99219dfcf00c69673a3b0029bdce174f71f",
    "metadata": {},
    "name": "MarketFilesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c0095da85c047d4ebb5b0332e9fd158";

export default node;
