/**
 * @generated SignedSource<<66cbf6c41ac9d09670ed9b60d3bec12c>>
 * @relayHash 3b4cbe380258a89414d8ffb2f1008b1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd51a347f69268cb61258cfe794459e848cd1a37d555877918a03f54b10eb1c5

import type { ConcreteRequest } from 'relay-runtime';
export type RunCampaignRefreshJobsInput = {
  jobIds: ReadonlyArray<string>;
};
export type useRunCampaignRefreshJobsMutation$variables = {
  input: RunCampaignRefreshJobsInput;
};
export type useRunCampaignRefreshJobsMutation$data = {
  readonly runCampaignRefreshJobs: {
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
export type useRunCampaignRefreshJobsMutation = {
  response: useRunCampaignRefreshJobsMutation$data;
  variables: useRunCampaignRefreshJobsMutation$variables;
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
    "name": "useRunCampaignRefreshJobsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunCampaignRefreshJobsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dd51a347f69268cb61258cfe794459e848cd1a37d555877918a03f54b10eb1c5",
    "metadata": {},
    "name": "useRunCampaignRefreshJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c445f0d6fbf6f725b8a939a7b22ba3ee";

export default node;
