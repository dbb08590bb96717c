/**
 * @generated SignedSource<<502cacbbcdcf42d5b4534cfd945255e9>>
 * @relayHash 5e5e37681eb16a6976e903801cc19460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fdc40309c96a43f129767a46dc5ad01de082e1fcaa84958c2adc2f1be0ccae6

import type { ConcreteRequest } from 'relay-runtime';
export type MarketGeoJsonFormQuery$variables = {
  id: string;
};
export type MarketGeoJsonFormQuery$data = {
  readonly node: {
    readonly geoJson?: string | null | undefined;
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
      "name": "geoJson",
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
    "id": "8fdc40309c96a43f129767a46dc5ad01de082e1fcaa84958c2adc2f1be0ccae6",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3de9e09215c2889202be695ad9cafd6c";

export default node;
