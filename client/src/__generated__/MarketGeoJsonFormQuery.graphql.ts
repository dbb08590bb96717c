/**
 * @generated SignedSource<<3d606c9031c09e6d4b4b628b4214136a>>
 * @relayHash 70714dc5274ec649e3a16df9fa4e415c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f24ac3c938ad6e44b8b4cd3b86b4b81e9ddf307a5c03870992aa63e191e3a9

import type { ConcreteRequest } from 'relay-runtime';
export type MarketGeoJsonFormQuery$variables = {
  id: string;
};
export type MarketGeoJsonFormQuery$data = {
  readonly node: {
    readonly geoJsonBounds?: ReadonlyArray<number>;
    readonly geoJsonText?: string | null | undefined;
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
    "id": "24f24ac3c938ad6e44b8b4cd3b86b4b81e9ddf307a5c03870992aa63e191e3a9",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc85a284a3e1520aa5403fae36e7225d";

export default node;
