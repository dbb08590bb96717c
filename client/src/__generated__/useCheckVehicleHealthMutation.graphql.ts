/**
 * @generated SignedSource<<6f6a516fb2d8e24a11c7de9b7e741550>>
 * @relayHash 864b1e8931541d1bb9ae690b8e504a8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e8a30c2dca3dc8e070492500efe9fc0075a3b23a0048b1bfad22556738038c0

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVehicleHealthInput = {
  assetId: number;
  customerId: number;
};
export type useCheckVehicleHealthMutation$variables = {
  input: CheckVehicleHealthInput;
};
export type useCheckVehicleHealthMutation$data = {
  readonly checkVehicleHealth: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCheckVehicleHealthMutation = {
  response: useCheckVehicleHealthMutation$data;
  variables: useCheckVehicleHealthMutation$variables;
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
    "concreteType": "CheckVehicleHealthPayload",
    "kind": "LinkedField",
    "name": "checkVehicleHealth",
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
    "name": "useCheckVehicleHealthMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckVehicleHealthMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e8a30c2dca3dc8e070492500efe9fc0075a3b23a0048b1bfad22556738038c0",
    "metadata": {},
    "name": "useCheckVehicleHealthMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c6ebc070a9112333d8ef6a7b53d8a20";

export default node;
