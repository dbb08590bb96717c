/**
 * @generated SignedSource<<cec706b3681c388c550ad018876a9a86>>
 * @relayHash 39aea8f593f0671f4416c9bc4e866704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53147f90df2491ecb73a0b697d874045c9b13462bc154523d3ee12f8dec55bd3

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useRunCampaignRefreshJobMutation$variables = {
  input: RunCampaignRefreshJobsInput;
};
export type useRunCampaignRefreshJobMutation$data = {
  readonly runCampaignRefreshJobs: {
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
export type useRunCampaignRefreshJobMutation = {
  response: useRunCampaignRefreshJobMutation$data;
  variables: useRunCampaignRefreshJobMutation$variables;
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
    "name": "useRunCampaignRefreshJobMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunCampaignRefreshJobMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "53147f90df2491ecb73a0b697d874045c9b13462bc154523d3ee12f8dec55bd3",
    "metadata": {},
    "name": "useRunCampaignRefreshJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "375015bf38d2f6ceb324d9df4c74258f";

export default node;
