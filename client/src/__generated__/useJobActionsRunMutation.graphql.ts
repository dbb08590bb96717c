/**
 * @generated SignedSource<<b18d6f106f22244bee5ac6240a7a97dc>>
 * @relayHash dc2bc13eadf869a827f7e9c72af89539
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50188e4ec550c66fe003084e2a64631487773a79574f3dfc2a8b7d41029c5fa4

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useJobActionsRunMutation$variables = {
  input: RunCampaignRefreshJobsInput;
};
export type useJobActionsRunMutation$data = {
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
export type useJobActionsRunMutation = {
  response: useJobActionsRunMutation$data;
  variables: useJobActionsRunMutation$variables;
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
    "concreteType": "RunCampaignRefreshJobsPayload",
    "kind": "LinkedField",
    "name": "runCampaignRefreshJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RunCampaignRefreshJobOutcome",
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
    "name": "useJobActionsRunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsRunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "50188e4ec550c66fe003084e2a64631487773a79574f3dfc2a8b7d41029c5fa4",
    "metadata": {},
    "name": "useJobActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a1fee60ad44e1c34a2d27251ca9904f";

export default node;
