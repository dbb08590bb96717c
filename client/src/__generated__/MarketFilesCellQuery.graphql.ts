/**
 * @generated SignedSource<<3d8afcf2baefe9070098314addb30c80>>
 * @relayHash 5ac51cf9bd40ddd8c0d7e0037b53bb71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 424f44dec17b203a07fb6f834f450b59f138f118e379c11e5800fdcd33ffac73

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type MarketFilesCellQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type MarketFilesCellQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly latestFiles?: Result<{
      readonly count: number;
      readonly label: string;
    }, unknown>;
  } | null | undefined>;
};
export type MarketFilesCellQuery = {
  response: MarketFilesCellQuery$data;
  variables: MarketFilesCellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
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
    "name": "MarketFilesCellQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Market",
            "abstractKey": null
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
    "name": "MarketFilesCellQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Market",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "424f44dec17b203a07fb6f834f450b59f138f118e379c11e5800fdcd33ffac73",
    "metadata": {},
    "name": "MarketFilesCellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "766d0605c42f3c45f1e0a31d179653f1";

export default node;
