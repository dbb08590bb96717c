/**
 * @generated SignedSource<<fc9e631edb16fc24975bc3e214241f92>>
 * @relayHash 0e8add2b60025d04d6cf8560cbcffb2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81f1ac641421eeb04d332a66bd2ae3012600d8fed65638b0306fada1f2fa2015

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketFilesCellQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type MarketFilesCellQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly market?: {
      readonly " $fragmentSpreads": FragmentRefs<"MarketFilesCell_market">;
    } | null | undefined;
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MarketFilesCell_market"
                    }
                  ],
                  "type": "Market",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "market"
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
              }
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
    "id": "81f1ac641421eeb04d332a66bd2ae3012600d8fed65638b0306fada1f2fa2015",
    "metadata": {},
    "name": "MarketFilesCellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "201a723547ea7d2327db0ae836d7b2e6";

export default node;
