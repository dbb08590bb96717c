/**
 * @generated SignedSource<<abb7d24206b608173e65407ede86d81b>>
 * @relayHash c3ab9ecf362984bde2840b93e2c49f88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d4b314ee06cc2bd889d1a7ed7c1c9300e053803db297c5cd594b2888b4db6ad

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobsInput = {
  pipelineJobIds: ReadonlyArray<string>;
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
            "alias": "jobId",
            "args": null,
            "kind": "ScalarField",
            "name": "pipelineJobId",
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
    "id": "7d4b314ee06cc2bd889d1a7ed7c1c9300e053803db297c5cd594b2888b4db6ad",
    "metadata": {},
    "name": "useJobActionsRerunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ba0eb7ba61ce20d65aa53bd49e62680";

export default node;
