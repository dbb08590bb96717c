/**
 * @generated SignedSource<<fac9e7b9054bc4580ef153f1f9adbde0>>
 * @relayHash 83c364b08987e6cf034f7db3aa3a911a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8985b83925360f153a01b6c69c778924417aeb9c3f8714da7bb4107f069b2d99

import type { ConcreteRequest } from 'relay-runtime';
export type RunStudiesInput = {
  attributionIds: ReadonlyArray<number>;
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
      readonly attributionId: number;
      readonly error: {
        readonly isOutcomeUnknown: boolean;
        readonly message: string;
      } | null | undefined;
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
    "id": "8985b83925360f153a01b6c69c778924417aeb9c3f8714da7bb4107f069b2d99",
    "metadata": {},
    "name": "useBulkStudyActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7af2e94b33a460142639677ed800ce97";

export default node;
