/**
 * @generated SignedSource<<ac9004affd48bb2be0b54c3927d08253>>
 * @relayHash 543219e7c5337a15c2a1d0933e13fd5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d3f5d2bb283e12599b186977b9f5f972075f2eca34afa3d46eac12eae40963e

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
    "id": "9d3f5d2bb283e12599b186977b9f5f972075f2eca34afa3d46eac12eae40963e",
    "metadata": {},
    "name": "useUnlockProvidersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa8a6c92f7a6698cce45b530d4afb67e";

export default node;
