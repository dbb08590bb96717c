/**
 * @generated SignedSource<<8e78f1939d495708fddf8730f1c86a93>>
 * @relayHash 88ed47f9d6f070d2734a26db0006c48e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0124e2d3b53fc39a8460de3e1f045e576b5326dc537385bb8571609a221f95f0

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVehiclesHealthInput = {
  assetIds: ReadonlyArray<number>;
  customerId: number;
};
export type VehiclesTabMutation$variables = {
  input: CheckVehiclesHealthInput;
};
export type VehiclesTabMutation$data = {
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
export type VehiclesTabMutation = {
  response: VehiclesTabMutation$data;
  variables: VehiclesTabMutation$variables;
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
    "name": "VehiclesTabMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VehiclesTabMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0124e2d3b53fc39a8460de3e1f045e576b5326dc537385bb8571609a221f95f0",
    "metadata": {},
    "name": "VehiclesTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17570bc5b07a9b1d1dfe388608ca444e";

export default node;
