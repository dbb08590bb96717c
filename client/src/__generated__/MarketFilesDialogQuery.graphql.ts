/**
 * @generated SignedSource<<6bf4ffe4c5771ae7a55ad80b99c5fce8>>
 * @relayHash 5740f90641e04be08d3308fd015f0693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f4fa5d1a031bedcef9a3472bb8fa89d73332a78ea86c51caf59c683e0e7bd97

import type { ConcreteRequest } from 'relay-runtime';
export type MarketFilesDialogQuery$variables = {
  marketId: number;
};
export type MarketFilesDialogQuery$data = {
  readonly market: {
    readonly latestFiles: {
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
    "name": "marketId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "marketId",
        "variableName": "marketId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
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
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
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
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
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
    "id": "5f4fa5d1a031bedcef9a3472bb8fa89d73332a78ea86c51caf59c683e0e7bd97",
    "metadata": {},
    "name": "MarketFilesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf54e5ceca22625bb801a7790223e13e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
