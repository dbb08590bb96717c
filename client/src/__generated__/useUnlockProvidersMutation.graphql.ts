/**
 * @generated SignedSource<<8b12a11930b7c45ca1d954a3449bf363>>
 * @relayHash de6db6a969a9b1fb4eedf76e2416d41a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec1df04e3766ffd32f634bf112e31d9fc3b511300d6ffa2101e2d29e9110143

import type { ConcreteRequest } from 'relay-runtime';
export type UnlockProvidersInput = {
  providerIds: ReadonlyArray<number>;
};
export type useUnlockProvidersMutation$variables = {
  input: UnlockProvidersInput;
};
export type useUnlockProvidersMutation$data = {
  readonly unlockProviders: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly error: {
        readonly isOutcomeUnknown: boolean;
        readonly message: string;
      } | null | undefined;
      readonly providerId: number;
    }>;
  } | null | undefined;
};
export type useUnlockProvidersMutation = {
  response: useUnlockProvidersMutation$data;
  variables: useUnlockProvidersMutation$variables;
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
    "concreteType": "UnlockProvidersPayload",
    "kind": "LinkedField",
    "name": "unlockProviders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UnlockProviderOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "providerId",
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
    "name": "useUnlockProvidersMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlockProvidersMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1ec1df04e3766ffd32f634bf112e31d9fc3b511300d6ffa2101e2d29e9110143",
    "metadata": {},
    "name": "useUnlockProvidersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3a3b378d74c0294c6c90e0ce314a8c7";

export default node;
