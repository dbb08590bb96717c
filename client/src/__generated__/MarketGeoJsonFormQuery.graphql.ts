/**
 * @generated SignedSource<<17867b516c48a34422a51eb7e885a9ab>>
 * @relayHash 6fd991fe8efcfabef30500ccd7a9fcad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c056cc0b04ff13f20c50cbb7be0740ed7e814ae5b294e76cd3dc4b0078f97dda

import type { ConcreteRequest } from 'relay-runtime';
export type MarketGeoJsonFormQuery$variables = {
  id: string;
};
export type MarketGeoJsonFormQuery$data = {
  readonly node: {
    readonly geoJsonBounds?: ReadonlyArray<number>;
    readonly geoJsonText?: string | null | undefined;
    readonly revision?: string;
  } | null | undefined;
};
export type MarketGeoJsonFormQuery = {
  response: MarketGeoJsonFormQuery$data;
  variables: MarketGeoJsonFormQuery$variables;
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
      "kind": "ScalarField",
      "name": "geoJsonText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "geoJsonBounds",
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
    "name": "MarketGeoJsonFormQuery",
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
    "name": "MarketGeoJsonFormQuery",
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
    "id": "c056cc0b04ff13f20c50cbb7be0740ed7e814ae5b294e76cd3dc4b0078f97dda",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdb068494a1f5f741a37aa908d5cba5e";

export default node;
