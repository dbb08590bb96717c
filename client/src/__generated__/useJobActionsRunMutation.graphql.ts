/**
 * @generated SignedSource<<c303ffa2b999dc09255164a4b21e88fa>>
 * @relayHash 1254af608b14d1bd6023ce25e14d6379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f71bd831658c1a00bcb066664cbc326234be80df32e08974582dec709d862f

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobsInput = {
  refreshJobIds: ReadonlyArray<string>;
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
            "alias": "jobId",
            "args": null,
            "kind": "ScalarField",
            "name": "refreshJobId",
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
    "id": "d9f71bd831658c1a00bcb066664cbc326234be80df32e08974582dec709d862f",
    "metadata": {},
    "name": "useJobActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1ee80135f62c5c25f315d3b406438d2";

export default node;
