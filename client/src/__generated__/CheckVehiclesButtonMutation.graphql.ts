/**
 * @generated SignedSource<<1377882fc7677a2b76b0dd0e90a52fa9>>
 * @relayHash 48c5f0f41bea155fa011c3e3bf8ff9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed298733980f2371a321ba27e85d7e438c1a55e08825daacc98c2b704c468a1c

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVehiclesHealthInput = {
  assetIds: ReadonlyArray<number>;
  customerId: number;
};
export type CheckVehiclesButtonMutation$variables = {
  input: CheckVehiclesHealthInput;
};
export type CheckVehiclesButtonMutation$data = {
  readonly checkVehiclesHealth: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly assetId: number;
      readonly error: {
        readonly message: string;
      } | null | undefined;
      readonly healthCheck: {
        readonly message: string | null | undefined;
        readonly statusText: string | null | undefined;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type CheckVehiclesButtonMutation = {
  response: CheckVehiclesButtonMutation$data;
  variables: CheckVehiclesButtonMutation$variables;
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
  (v1/*:: as any*/)
],
v3 = [
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
            "kind": "ScalarField",
            "name": "assetId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VehicleHealthCheck",
            "kind": "LinkedField",
            "name": "healthCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusText",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "error",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
        "selections": (v2/*:: as any*/),
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
    "name": "CheckVehiclesButtonMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckVehiclesButtonMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ed298733980f2371a321ba27e85d7e438c1a55e08825daacc98c2b704c468a1c",
    "metadata": {},
    "name": "CheckVehiclesButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ede585e6d6e84e86fa049316dd33587";

export default node;
