/**
 * @generated SignedSource<<67ab0391641ced2760f9f39eb3709f28>>
 * @relayHash 9119c284190026ff51bed8199a156ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d7a9d3b4303badddd01b4373391f8dcffae33d9e5c8bd2f16228744db5c357e

import type { ConcreteRequest } from 'relay-runtime';
export type MarketGeoJsonFormQuery$variables = {
  marketId: number;
};
export type MarketGeoJsonFormQuery$data = {
  readonly market: {
    readonly geoJsonBounds: ReadonlyArray<number>;
    readonly geoJsonText: string | null | undefined;
    readonly revision: string;
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
  "kind": "ScalarField",
  "name": "geoJsonText",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "geoJsonBounds",
  "storageKey": null
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
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "2d7a9d3b4303badddd01b4373391f8dcffae33d9e5c8bd2f16228744db5c357e",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "876b528ebbe4b5828d581fb1ee82d0e9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
