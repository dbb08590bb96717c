/**
 * @generated SignedSource<<0f0877915db32744ae0de0d6f073aaf7>>
 * @relayHash f8cd81a370bdf85294f5a1bafd5f118e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b02200667e7846ba531faff45ad704c0532387c25d766c4cef5783651fe7b63f

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenReportQuery$variables = {
  attributionId: number;
};
export type useOpenReportQuery$data = {
  readonly study: {
    readonly latestResult: {
      readonly jobId: string;
    } | null | undefined;
  } | null | undefined;
};
export type useOpenReportQuery = {
  response: useOpenReportQuery$data;
  variables: useOpenReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attributionId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributionId",
        "variableName": "attributionId"
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
  "name": "jobId",
  "storageKey": null
},
v3 = {
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
    "metadata": null,
    "name": "useOpenReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttributionStudy",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "latestResult",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "useOpenReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttributionStudy",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "latestResult",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b02200667e7846ba531faff45ad704c0532387c25d766c4cef5783651fe7b63f",
    "metadata": {},
    "name": "useOpenReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b10b1728485dd12041dae70840a3f646";

export default node;
