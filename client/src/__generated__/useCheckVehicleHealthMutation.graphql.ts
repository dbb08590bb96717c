/**
 * @generated SignedSource<<f81eb7ab9ffcb2b00d11558afc2a4928>>
 * @relayHash c11f483fd61e2b6e22025db44a6adab6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0516c939b1c98a314165ee4d901c2e219f06d90873e4b6c399582b80a0675db9

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVehiclesHealthInput = {
  assetIds: ReadonlyArray<number>;
  customerId: number;
};
export type useCheckVehicleHealthMutation$variables = {
  input: CheckVehiclesHealthInput;
};
export type useCheckVehicleHealthMutation$data = {
  readonly checkVehiclesHealth: {
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
    "concreteType": "CheckVehiclesHealthPayload",
    "kind": "LinkedField",
    "name": "checkVehiclesHealth",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckVehicleHealthOutcome",
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
    "name": "useCheckVehicleHealthMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckVehicleHealthMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0516c939b1c98a314165ee4d901c2e219f06d90873e4b6c399582b80a0675db9",
    "metadata": {},
    "name": "useCheckVehicleHealthMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebea61cc1da17ed149b0610b6af10855";

export default node;
