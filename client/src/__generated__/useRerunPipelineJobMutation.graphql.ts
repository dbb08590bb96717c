/**
 * @generated SignedSource<<7d75231ebb20383414ba5d7eab7773d7>>
 * @relayHash fd26ee19711382ec834e1dfda83232e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a610d602a3a8d18dda86c9e24622bb0cf0b060a477d151b29dd7890c874516

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useRerunPipelineJobMutation$variables = {
  input: RerunPipelineJobsInput;
};
export type useRerunPipelineJobMutation$data = {
  readonly rerunPipelineJobs: {
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
export type useRerunPipelineJobMutation = {
  response: useRerunPipelineJobMutation$data;
  variables: useRerunPipelineJobMutation$variables;
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
    "name": "useRerunPipelineJobMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRerunPipelineJobMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "42a610d602a3a8d18dda86c9e24622bb0cf0b060a477d151b29dd7890c874516",
    "metadata": {},
    "name": "useRerunPipelineJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "264775cafe3ec11539142dbdd8d4c6d8";

export default node;
