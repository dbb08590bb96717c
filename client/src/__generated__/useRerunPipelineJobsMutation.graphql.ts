/**
 * @generated SignedSource<<df6755adbb438c01d0d62610caf677b1>>
 * @relayHash 7abd9bd0c239fe53ef0163e61c039b6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c658259aea18c44da73bb7593a9f1199e45484eb2bb5b3473edbb5684f1d3118

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
    "id": "c658259aea18c44da73bb7593a9f1199e45484eb2bb5b3473edbb5684f1d3118",
    "metadata": {},
    "name": "useRerunPipelineJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29dd1a20c846f53f271cabfaf0d1f459";

export default node;
