/**
 * @generated SignedSource<<ec9c93663557ecf11209823ff709b2a6>>
 * @relayHash d57d285054c2b9a859b8410c2bf85493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721bffa6059be4ea51ff94ec3d6033bb267edb526003056a8a13e64f2b2c9c41

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
        readonly isOutcomeUnknown: boolean;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "id": "721bffa6059be4ea51ff94ec3d6033bb267edb526003056a8a13e64f2b2c9c41",
    "metadata": {},
    "name": "useRunCampaignRefreshJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb244784412af3c3c308efdb29849a5a";

export default node;
