/**
 * @generated SignedSource<<79bafd599799e5a60a5a35bf7279b4fe>>
 * @relayHash 8bbd0349c1b0f997fc664dbbf1a6512a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cac2f1aa04ba5fe922980585948a207063b96e6f18bd36a6f932367d92136de

import type { ConcreteRequest } from 'relay-runtime';
export type RunStudiesInput = {
  studyIds: ReadonlyArray<number>;
};
export type useBulkStudyActionsRunMutation$variables = {
  input: RunStudiesInput;
};
export type useBulkStudyActionsRunMutation$data = {
  readonly runStudies: {
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
export type useBulkStudyActionsRunMutation = {
  response: useBulkStudyActionsRunMutation$data;
  variables: useBulkStudyActionsRunMutation$variables;
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
    "concreteType": "RunStudiesPayload",
    "kind": "LinkedField",
    "name": "runStudies",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RunStudyOutcome",
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
    "name": "useBulkStudyActionsRunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkStudyActionsRunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7cac2f1aa04ba5fe922980585948a207063b96e6f18bd36a6f932367d92136de",
    "metadata": {},
    "name": "useBulkStudyActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa801568b9b1ea394b71844094f73c44";

export default node;
