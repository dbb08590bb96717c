/**
 * @generated SignedSource<<8173eb778ccbcd61a754ff96698cf01c>>
 * @relayHash 9617ffb2d8aa9a9aedb22982eb2a6717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dceb2d7f5eed57c5cd82bd2cc81dcfe6d05181fbea07df77dcd6773e4050eb1e

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useDeletePipelineJobMutation$variables = {
  input: DeletePipelineJobsInput;
};
export type useDeletePipelineJobMutation$data = {
  readonly deletePipelineJobs: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly error: {
        readonly message: string;
      } | null | undefined;
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
    "name": "useDeletePipelineJobMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePipelineJobMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dceb2d7f5eed57c5cd82bd2cc81dcfe6d05181fbea07df77dcd6773e4050eb1e",
    "metadata": {},
    "name": "useDeletePipelineJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "083ba571dc93f405d8c82a8a4bedcc57";

export default node;
