/**
 * @generated SignedSource<<f599eca7b68e68f17407b7f54465c5d0>>
 * @relayHash 5f6ce72a2c18ec530f2c95033a9a1603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55182ab4af59527f01503ad95c2adf7a6e649dc547e68055bbf6f1e0d58ef336

import type { ConcreteRequest } from 'relay-runtime';
export type UnlockProviderInput = {
  providerId: number;
};
export type useUnlockProviderMutation$variables = {
  input: UnlockProviderInput;
};
export type useUnlockProviderMutation$data = {
  readonly unlockProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useUnlockProviderMutation = {
  response: useUnlockProviderMutation$data;
  variables: useUnlockProviderMutation$variables;
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
    "concreteType": "UnlockProviderPayload",
    "kind": "LinkedField",
    "name": "unlockProvider",
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
    "name": "useUnlockProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlockProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55182ab4af59527f01503ad95c2adf7a6e649dc547e68055bbf6f1e0d58ef336",
    "metadata": {},
    "name": "useUnlockProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "463ae190d3d6213f893282a446f7da70";

export default node;
