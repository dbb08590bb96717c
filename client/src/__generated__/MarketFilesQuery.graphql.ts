/**
 * @generated SignedSource<<0b3a2e8c90a20bc7f5156da5e5beb8f7>>
 * @relayHash 91254065f28763cd7cb014e5afd895d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82ff911b7d6f06e1c14fd77c85859ff1bffcf6598774b710f56d3a8af435d725

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketFilesQuery$variables = {
  marketId: number;
};
export type MarketFilesQuery$data = {
  readonly market: {
    readonly latestFiles: {
      readonly " $fragmentSpreads": FragmentRefs<"MarketFiles_files">;
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
];
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
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketFiles",
            "kind": "LinkedField",
            "name": "latestFiles",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MarketFiles_files"
              }
            ],
            "storageKey": null
          }
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
          },
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
    "id": "82ff911b7d6f06e1c14fd77c85859ff1bffcf6598774b710f56d3a8af435d725",
    "metadata": {},
    "name": "MarketFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "270c222bfe8ed54d17058d09ab71830c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
