/**
 * @generated SignedSource<<646b15012eb32aeef1ef7e9b021848a6>>
 * @relayHash 6002fdec034bb334c7cd1e65e5170406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f28f02a22ad3d8461792bd822953d732c3c46dcae5408cc467dbc83203c73c4d

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useJobActionsDeleteMutation$variables = {
  input: DeletePipelineJobsInput;
};
export type useJobActionsDeleteMutation$data = {
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
export type useJobActionsDeleteMutation = {
  response: useJobActionsDeleteMutation$data;
  variables: useJobActionsDeleteMutation$variables;
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
    "name": "useJobActionsDeleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f28f02a22ad3d8461792bd822953d732c3c46dcae5408cc467dbc83203c73c4d",
    "metadata": {},
    "name": "useJobActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5fa6c9bf00c292ef445a6838e52de9c";

export default node;
