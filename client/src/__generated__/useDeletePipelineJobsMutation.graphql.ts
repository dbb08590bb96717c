/**
 * @generated SignedSource<<e07dfa92a811e6149bdf2690e64d2c4e>>
 * @relayHash f974b8142eb644dda42f6304dfb2f254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 147436d3c8dadc75292f383241f27e81f8293a634fe48aa9004204d30edca2f0

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
    "id": "147436d3c8dadc75292f383241f27e81f8293a634fe48aa9004204d30edca2f0",
    "metadata": {},
    "name": "useDeletePipelineJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa23721aef4254668a07d43c01234a01";

export default node;
