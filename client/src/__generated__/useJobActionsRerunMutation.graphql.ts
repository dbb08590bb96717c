/**
 * @generated SignedSource<<815cebbd40bd3acd1bb3905eaedde8a7>>
 * @relayHash 9d61f9b2e38123639853e6d620445b38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d89d21d02eaf49c11f18a87f9440d3b3c1f8241e05dbc2fd960d8ef2efd301db

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useJobActionsRerunMutation$variables = {
  input: RerunPipelineJobsInput;
};
export type useJobActionsRerunMutation$data = {
  readonly jobs: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly error: {
        readonly isOutcomeUnknown: boolean;
        readonly message: string;
      } | null | undefined;
      readonly jobId: string;
    }>;
  } | null | undefined;
};
export type useJobActionsRerunMutation = {
  response: useJobActionsRerunMutation$data;
  variables: useJobActionsRerunMutation$variables;
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
    "alias": "jobs",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RerunPipelineJobsPayload",
    "kind": "LinkedField",
    "name": "rerunPipelineJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RerunPipelineJobOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobId",
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
    "name": "useJobActionsRerunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsRerunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d89d21d02eaf49c11f18a87f9440d3b3c1f8241e05dbc2fd960d8ef2efd301db",
    "metadata": {},
    "name": "useJobActionsRerunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7266f021f98df0fccbb546524f7d911b";

export default node;
