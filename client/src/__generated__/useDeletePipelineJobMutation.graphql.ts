/**
 * @generated SignedSource<<fc9b22c3a560158648592cf846ff7580>>
 * @relayHash dadf2ad8251ccea079d76cd780753d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b40cdfa9f8b4f6e1b2e315caed627791d78c72523b8c47b949e3f0329df9db0f

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePipelineJobInput = {
  jobId: string;
};
export type useDeletePipelineJobMutation$variables = {
  input: DeletePipelineJobInput;
};
export type useDeletePipelineJobMutation$data = {
  readonly deletePipelineJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useDeletePipelineJobMutation = {
  response: useDeletePipelineJobMutation$data;
  variables: useDeletePipelineJobMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeletePipelineJobPayload",
    "kind": "LinkedField",
    "name": "deletePipelineJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
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
    "name": "useDeletePipelineJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePipelineJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b40cdfa9f8b4f6e1b2e315caed627791d78c72523b8c47b949e3f0329df9db0f",
    "metadata": {},
    "name": "useDeletePipelineJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "930380d4b03a9c6abb1902cfec3ab761";

export default node;
