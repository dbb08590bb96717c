/**
 * @generated SignedSource<<f56bbb74e2f26ef8dc8dc20cc65b9682>>
 * @relayHash c3e262b64ec745f9058f8b933cb10c2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77d1b63fded856eca0446459c5f54a760190fa51654a1c6161abb527c212dd00

import type { ConcreteRequest } from 'relay-runtime';
export type UnlockProviderInput = {
  providerId: number;
};
export type useUnlockStuckMutation$variables = {
  input: UnlockProviderInput;
};
export type useUnlockStuckMutation$data = {
  readonly unlockProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useUnlockStuckMutation = {
  response: useUnlockStuckMutation$data;
  variables: useUnlockStuckMutation$variables;
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
    "name": "useUnlockStuckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlockStuckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77d1b63fded856eca0446459c5f54a760190fa51654a1c6161abb527c212dd00",
    "metadata": {},
    "name": "useUnlockStuckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edf42aff214dd7d9455efb58868c5b5c";

export default node;
