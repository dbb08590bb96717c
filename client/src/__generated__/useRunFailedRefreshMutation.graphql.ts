/**
 * @generated SignedSource<<295fe0f080202a32450918252d17ae58>>
 * @relayHash 58ef064ac68177b0aebfa3353bc3e673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c974261063150de8188190e811e1654d73fbef70a1a81dac32190b7a9596efba

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobInput = {
  jobId: string;
};
export type useRunFailedRefreshMutation$variables = {
  input: RunCampaignRefreshJobInput;
};
export type useRunFailedRefreshMutation$data = {
  readonly runCampaignRefreshJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRunFailedRefreshMutation = {
  response: useRunFailedRefreshMutation$data;
  variables: useRunFailedRefreshMutation$variables;
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
    "concreteType": "RunCampaignRefreshJobPayload",
    "kind": "LinkedField",
    "name": "runCampaignRefreshJob",
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
    "name": "useRunFailedRefreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunFailedRefreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c974261063150de8188190e811e1654d73fbef70a1a81dac32190b7a9596efba",
    "metadata": {},
    "name": "useRunFailedRefreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dbd8e08f646e63168e0f6013835864bd";

export default node;
