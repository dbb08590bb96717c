/**
 * @generated SignedSource<<95cd3cc00724fb41aaf162ccd50b88ac>>
 * @relayHash 41de2ebd876e02d91cf291a76958591f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d040b714428cd7d43f189dfe8186a2fac33ff3ac65bcd248a0b13e4c405766

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useDeletePipelineJobsMutation$variables = {
  input: DeletePipelineJobsInput;
};
export type useDeletePipelineJobsMutation$data = {
  readonly deletePipelineJobs: {
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
export type useDeletePipelineJobsMutation = {
  response: useDeletePipelineJobsMutation$data;
  variables: useDeletePipelineJobsMutation$variables;
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
    "concreteType": "DeletePipelineJobsPayload",
    "kind": "LinkedField",
    "name": "deletePipelineJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeletePipelineJobOutcome",
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
    "name": "useDeletePipelineJobsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePipelineJobsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f1d040b714428cd7d43f189dfe8186a2fac33ff3ac65bcd248a0b13e4c405766",
    "metadata": {},
    "name": "useDeletePipelineJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "317c6682ce534e1ca80dbbfd9f23d7df";

export default node;
