/**
 * @generated SignedSource<<fd5a73e47db30f0edd09403c54c2347b>>
 * @relayHash 27753516008c7c8dcb7ac8f5ecb24a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26cff500b46f5da2962400b9b779a866567d05852457143a896d2952f85e7ef3

import type { ConcreteRequest } from 'relay-runtime';
export type RerunPipelineJobInput = {
  jobId: string;
};
export type useRerunFailedMutation$variables = {
  input: RerunPipelineJobInput;
};
export type useRerunFailedMutation$data = {
  readonly rerunPipelineJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRerunFailedMutation = {
  response: useRerunFailedMutation$data;
  variables: useRerunFailedMutation$variables;
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
    "name": "useRerunFailedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRerunFailedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26cff500b46f5da2962400b9b779a866567d05852457143a896d2952f85e7ef3",
    "metadata": {},
    "name": "useRerunFailedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "178872a066b946dfcdb584c8b29e7f8b";

export default node;
