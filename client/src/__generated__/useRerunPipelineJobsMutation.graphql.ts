/**
 * @generated SignedSource<<b832a05c207d3609e7563e14f71c87e2>>
 * @relayHash 2a002aac422ae5e3d2f8b13448ac3bc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 212ef26b77f2730c60ed9452b251bee543ab6f003d8c5094b7e528bde7f60afd

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useRerunPipelineJobsMutation$variables = {
  input: RerunPipelineJobsInput;
};
export type useRerunPipelineJobsMutation$data = {
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
export type useRerunPipelineJobsMutation = {
  response: useRerunPipelineJobsMutation$data;
  variables: useRerunPipelineJobsMutation$variables;
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
    "name": "useRerunPipelineJobsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRerunPipelineJobsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "212ef26b77f2730c60ed9452b251bee543ab6f003d8c5094b7e528bde7f60afd",
    "metadata": {},
    "name": "useRerunPipelineJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "405a649f91d0a165952cd96ec09a6946";

export default node;
