/**
 * @generated SignedSource<<a296c1620861f5d4279a8aea0d9eff1e>>
 * @relayHash 0af70d23ea22f06c44cfe2e983c60634
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011e65da2a2c9b001d1e1b80c0b3011efd684668c19557d0c50bb042086db3ac

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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
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
            "selections": (v1/*:: as any*/),
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
        "selections": (v1/*:: as any*/),
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
    "id": "011e65da2a2c9b001d1e1b80c0b3011efd684668c19557d0c50bb042086db3ac",
    "metadata": {},
    "name": "useBulkStudyActionsStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c6c65e96cca1ccd1bf0b635556c541e";

export default node;
