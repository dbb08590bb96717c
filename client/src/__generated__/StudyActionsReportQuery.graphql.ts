/**
 * @generated SignedSource<<0233d4c721e3d34418446eaccfd4c37e>>
 * @relayHash 08b97bb5ee9f59a20aedbe8bf8924a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ca084be603fefc09d0073a4141ccd6ab52ac2f5e2e1e1295c81b2460178155e

import type { ConcreteRequest } from 'relay-runtime';
export type StudyActionsReportQuery$variables = {
  attributionId: number;
};
export type StudyActionsReportQuery$data = {
  readonly study: {
    readonly latestResult: {
      readonly jobId: string;
    } | null | undefined;
  } | null | undefined;
};
export type StudyActionsReportQuery = {
  response: StudyActionsReportQuery$data;
  variables: StudyActionsReportQuery$variables;
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
    "name": "StudyActionsReportQuery",
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
    "name": "StudyActionsReportQuery",
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
    "id": "0ca084be603fefc09d0073a4141ccd6ab52ac2f5e2e1e1295c81b2460178155e",
    "metadata": {},
    "name": "StudyActionsReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ded4ee11259129b8525bc6a24741b04f";

export default node;
