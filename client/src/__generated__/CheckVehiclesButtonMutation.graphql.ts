/**
 * @generated SignedSource<<0d1ed8e36e6e6465cabe33f990158054>>
 * @relayHash c24d82ccdff338a2bcf059f993bf6be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5f59e5a245bfdfbbe282d2d3c7b9d3590392c7180e1acf4c2858ddcc318370c

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
        readonly status: string | null | undefined;
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
                "name": "status",
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
    "id": "e5f59e5a245bfdfbbe282d2d3c7b9d3590392c7180e1acf4c2858ddcc318370c",
    "metadata": {},
    "name": "CheckVehiclesButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "643f7c70fd29b4e2dcfce0e966f6051f";

export default node;
