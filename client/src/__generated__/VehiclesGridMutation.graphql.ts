/**
 * @generated SignedSource<<067b893e3def1ee07dc7004605a55c58>>
 * @relayHash 6fc3a715532c126fe0040c10cb35ffe7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54c4e685386a17e8afa957664fc9a80dd6a15ea66dfff677bb7e6cc0d664201f

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVehiclesHealthInput = {
  assetIds: ReadonlyArray<number>;
  customerId: number;
};
export type VehiclesGridMutation$variables = {
  input: CheckVehiclesHealthInput;
};
export type VehiclesGridMutation$data = {
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
export type VehiclesGridMutation = {
  response: VehiclesGridMutation$data;
  variables: VehiclesGridMutation$variables;
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
    "name": "VehiclesGridMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VehiclesGridMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "54c4e685386a17e8afa957664fc9a80dd6a15ea66dfff677bb7e6cc0d664201f",
    "metadata": {},
    "name": "VehiclesGridMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5bf5f7948596b7dc938aa0fe86a4020";

export default node;
