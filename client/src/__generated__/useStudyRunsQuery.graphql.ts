/**
 * @generated SignedSource<<a5cc2de26eca30f3079fcc55f6d2c33c>>
 * @relayHash 5dc7186d6c712074183f1708f69bd0e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9b64395f9aec53fd651497154a42f09f1e6d607d228944da6f48ff45382886

import type { ConcreteRequest } from 'relay-runtime';
export type useStudyRunsQuery$variables = Record<PropertyKey, never>;
export type useStudyRunsQuery$data = {
  readonly studies: {
    readonly nodes: ReadonlyArray<{
      readonly studyId: number;
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
  "name": "studyId",
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
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
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
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
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
    "id": "4b9b64395f9aec53fd651497154a42f09f1e6d607d228944da6f48ff45382886",
    "metadata": {},
    "name": "useStudyRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f8c3772c30e915c072f7d8f35928b85";

export default node;
