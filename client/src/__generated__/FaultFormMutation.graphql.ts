/**
 * @generated SignedSource<<ab0ccef3846e5b74e054bc4e62ced3ea>>
 * @relayHash a79fd7901568fa7d21fa58bc9f161ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd8327787bbae57968154f22e1761fcc4244f4c23d4e9786e95d2baa0131c6b8

import type { ConcreteRequest } from 'relay-runtime';
export type FaultKind = "CUT" | "LATENCY" | "MALFORMED_ROW" | "STATUS" | "UNRECOGNIZED";
export type SandboxService = "BACKFILL" | "MAIN" | "PIPELINE" | "STORAGE" | "UNRECOGNIZED";
export type SetFaultInput = {
  kind: FaultKind;
  latencyMs?: number | null | undefined;
  path?: string;
  service?: SandboxService;
  status?: number | null | undefined;
  times?: number | null | undefined;
};
export type FaultFormMutation$variables = {
  input: SetFaultInput;
};
export type FaultFormMutation$data = {
  readonly setFault: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type FaultFormMutation = {
  response: FaultFormMutation$data;
  variables: FaultFormMutation$variables;
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
    "concreteType": "SetFaultPayload",
    "kind": "LinkedField",
    "name": "setFault",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "FaultFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaultFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd8327787bbae57968154f22e1761fcc4244f4c23d4e9786e95d2baa0131c6b8",
    "metadata": {},
    "name": "FaultFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "498869c2d09bec42246c69fdb4123cb1";

export default node;
