/**
 * @generated SignedSource<<12c525529cce280c838b37a4a28ad96d>>
 * @relayHash 3c2421269049c3b7db577e8fd49812fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fdfb662c43032d1983d2b734c4aeed7ef4603e25e7f7144547f0a1742cc59ac

import type { ConcreteRequest } from 'relay-runtime';
export type ClearFaultsInput = {
  faultId?: number | null | undefined;
};
export type FaultPanelMutation$variables = {
  input: ClearFaultsInput;
};
export type FaultPanelMutation$data = {
  readonly clearFaults: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type FaultPanelMutation = {
  response: FaultPanelMutation$data;
  variables: FaultPanelMutation$variables;
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
    "concreteType": "ClearFaultsPayload",
    "kind": "LinkedField",
    "name": "clearFaults",
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
    "name": "FaultPanelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaultPanelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5fdfb662c43032d1983d2b734c4aeed7ef4603e25e7f7144547f0a1742cc59ac",
    "metadata": {},
    "name": "FaultPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8f9360f5619ac82bf302d148280b2e3";

export default node;
