/**
 * @generated SignedSource<<040a2f71d0083bca6881b9ec7b373d37>>
 * @relayHash cddf206ebd865d5566caea65959fd062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc7af4373acaf07db0b7ba76283c5797125cc7e1509336c489713d768148b62

import type { ConcreteRequest } from 'relay-runtime';
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
export type ChangeStudyStatusesInput = {
  attributionIds: ReadonlyArray<number>;
  status: StudyStatus;
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
      readonly attributionId: number;
      readonly error: {
        readonly isOutcomeUnknown: boolean;
        readonly message: string;
      } | null | undefined;
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
            "name": "attributionId",
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
    "id": "3fc7af4373acaf07db0b7ba76283c5797125cc7e1509336c489713d768148b62",
    "metadata": {},
    "name": "useBulkStudyActionsStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdf95576ab9fa777aca425b27a9ca240";

export default node;
