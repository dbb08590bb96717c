/**
 * @generated SignedSource<<fe2fe3d9eeea961f7693fecc720cc227>>
 * @relayHash 5c7580a7a7b3b7ab6b6dcea862f5319f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f61a63c6552e17f6fa9bdd9ca5bb101e06d56c08b536f078678c57c25c78cd11

import type { ConcreteRequest } from 'relay-runtime';
export type StudyActionsReportQuery$variables = {
  studyId: number;
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
    "name": "studyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "studyId",
    "variableName": "studyId"
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
        "concreteType": "Study",
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
        "concreteType": "Study",
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
    "id": "f61a63c6552e17f6fa9bdd9ca5bb101e06d56c08b536f078678c57c25c78cd11",
    "metadata": {},
    "name": "StudyActionsReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7736606c0c55a30daca6588c75a5d62";

export default node;
