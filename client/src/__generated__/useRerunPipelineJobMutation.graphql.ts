/**
 * @generated SignedSource<<70173939866f67985fdca94068e9e603>>
 * @relayHash df72f82f2b28d9416615055308a8fb36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48519911ec435baa49ec66c09da2a4a06cbfdd2b354afd500a6d58771c852da4

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobInput = {
  jobId: string;
};
export type useRerunPipelineJobMutation$variables = {
  input: RerunPipelineJobInput;
};
export type useRerunPipelineJobMutation$data = {
  readonly rerunPipelineJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RerunPipelineJobPayload",
    "kind": "LinkedField",
    "name": "rerunPipelineJob",
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
    "name": "useRerunPipelineJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRerunPipelineJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "48519911ec435baa49ec66c09da2a4a06cbfdd2b354afd500a6d58771c852da4",
    "metadata": {},
    "name": "useRerunPipelineJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f360383b914873c9b131c8553763f8f2";

export default node;
