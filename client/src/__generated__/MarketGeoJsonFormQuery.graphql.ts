/**
 * @generated SignedSource<<7071b1101364e6f374992179a066af5b>>
 * @relayHash fdc74553b83a72bc5c5e438937e77354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3547376c8dcafe73ae95686e8d07fd71cac27c4097ea6156cdd73004b5045db

import type { ConcreteRequest } from 'relay-runtime';
export type MarketGeoJsonFormQuery$variables = {
  id: string;
};
export type MarketGeoJsonFormQuery$data = {
  readonly node: {
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
    "id": "e3547376c8dcafe73ae95686e8d07fd71cac27c4097ea6156cdd73004b5045db",
    "metadata": {},
    "name": "MarketGeoJsonFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4662545f7f8e67a8cc680f148dadf776";

export default node;
