/**
 * @generated SignedSource<<a21a3ef7fb0ead0387cc2bb00606ea87>>
 * @relayHash 46f3a1618b6ee3fdd5b4474b52becd17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6817054e1ee228ce7a6aa7d89cc7b41df7c45849602f6334c3d4f58516a4586f

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobInput = {
  jobId: string;
};
export type useRunCampaignRefreshJobMutation$variables = {
  input: RunCampaignRefreshJobInput;
};
export type useRunCampaignRefreshJobMutation$data = {
  readonly runCampaignRefreshJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
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
    "name": "useRunCampaignRefreshJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunCampaignRefreshJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6817054e1ee228ce7a6aa7d89cc7b41df7c45849602f6334c3d4f58516a4586f",
    "metadata": {},
    "name": "useRunCampaignRefreshJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45d932eee2316d1cfa53382b9eb8af78";

export default node;
