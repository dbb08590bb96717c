/**
 * @generated SignedSource<<e33479ab9b17bc928a9c7979a2ba61c9>>
 * @relayHash 0781cfc8955565ce80874264b563e952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 035375c8d19c02a1da53a6de20f61d4ddd24da0addf9228780beff9d4467e5d9

import type { ConcreteRequest } from 'relay-runtime';
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
export type ChangeStudyStatusesInput = {
  status: StudyStatus;
  studyIds: ReadonlyArray<number>;
};
export type useBulkStudyActionsStatusMutation$variables = {
  input: ChangeStudyStatusesInput;
};
export type useBulkStudyActionsStatusMutation$data = {
  readonly changeStudyStatuses: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly error: {
        readonly isOutcomeUnknown: boolean;
        readonly message: string;
      } | null | undefined;
      readonly studyId: number;
    }>;
  } | null | undefined;
};
export type useBulkStudyActionsStatusMutation = {
  response: useBulkStudyActionsStatusMutation$data;
  variables: useBulkStudyActionsStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ChangeStudyStatusesPayload",
    "kind": "LinkedField",
    "name": "changeStudyStatuses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangeStudyStatusOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "studyId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "error",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOutcomeUnknown",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkStudyActionsStatusMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkStudyActionsStatusMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "035375c8d19c02a1da53a6de20f61d4ddd24da0addf9228780beff9d4467e5d9",
    "metadata": {},
    "name": "useBulkStudyActionsStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c513b711f5991a67b970a3d0b49e7aba";

export default node;
