/**
 * @generated SignedSource<<a028b34b997aa276bdd1e17b8e282076>>
 * @relayHash ac9ed9654982172df7541944413bfdc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5d208c0cbbc25b7949c17dba603a6bb93e0bfae7ba9c79e9d176c51bef1c34b

import type { ConcreteRequest } from 'relay-runtime';
export type MarketFilesQuery$variables = {
  marketId: number;
};
export type MarketFilesQuery$data = {
  readonly market: {
    readonly latestFiles: {
      readonly files: ReadonlyArray<{
        readonly key: string;
        readonly lastModifiedAt: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type MarketFilesQuery = {
  response: MarketFilesQuery$data;
  variables: MarketFilesQuery$variables;
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
    "name": "MarketFilesQuery",
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
    "name": "MarketFilesQuery",
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
    "id": "e5d208c0cbbc25b7949c17dba603a6bb93e0bfae7ba9c79e9d176c51bef1c34b",
    "metadata": {},
    "name": "MarketFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b5e5314bc3b1b02824aa13efe337db1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
