/**
 * @generated SignedSource<<b7984fc7f4cd8ecea1e11a3b80de60fc>>
 * @relayHash 3bda845a23c8d5437aac79bdccdbf7bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adcb75e7760c31ea1310b0a507558dee0a00d7ac1b50aaa20b61d85f311aead

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type jobWritesRerunMutation$variables = {
  input: RerunPipelineJobsInput;
};
export type jobWritesRerunMutation$data = {
  readonly rerunPipelineJobs: {
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
export type jobWritesRerunMutation = {
  response: jobWritesRerunMutation$data;
  variables: jobWritesRerunMutation$variables;
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
    "name": "jobWritesRerunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "jobWritesRerunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3adcb75e7760c31ea1310b0a507558dee0a00d7ac1b50aaa20b61d85f311aead",
    "metadata": {},
    "name": "jobWritesRerunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06c79df8424149b723f22bcee989c048";

export default node;
