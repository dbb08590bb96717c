/**
 * @generated SignedSource<<2d16b4abe7778b5d96aaa9705adef4a8>>
 * @relayHash 0c8ce0d2ba1c8c6848167dd6b8209198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c38d2a38db99a71ad5fc9a5e44a1f2e6f52a42f5d6c8904f2d351e3ff485b543

import type { ConcreteRequest } from 'relay-runtime';
export type useStudyRunsQuery$variables = Record<PropertyKey, never>;
export type useStudyRunsQuery$data = {
  readonly studies: {
    readonly nodes: ReadonlyArray<{
      readonly attributionId: number;
    }>;
  } | null | undefined;
};
export type useStudyRunsQuery = {
  response: useStudyRunsQuery$data;
  variables: useStudyRunsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "statuses": [
        "PROCESSING"
      ]
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attributionId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStudyRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AttributionStudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "studies(filter:{\"statuses\":[\"PROCESSING\"]},first:5000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useStudyRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AttributionStudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
        ],
        "storageKey": "studies(filter:{\"statuses\":[\"PROCESSING\"]},first:5000)"
      }
    ]
  },
  "params": {
    "id": "c38d2a38db99a71ad5fc9a5e44a1f2e6f52a42f5d6c8904f2d351e3ff485b543",
    "metadata": {},
    "name": "useStudyRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64977b6bdf9868d7aeb3664c58df7587";

export default node;
