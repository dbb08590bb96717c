/**
 * @generated SignedSource<<0c214740a9c5d6fce183f4318b9f49b3>>
 * @relayHash 41be1dd4eb009cf9aaac7fae19d5bfe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e3acfad5c802440ba0c3cd35150c0caec3bbdf2c5017bcf8c359dc36facfacf

import type { ConcreteRequest } from 'relay-runtime';
export type FaultKind = "CUT" | "EMPTY" | "HANG" | "HTML" | "HUGE" | "LATENCY" | "MALFORMED_ROW" | "NOT_JSON" | "NULL_LIST" | "REDIRECT" | "RESET" | "STATUS" | "TEXT_FOR_NUMBERS" | "UNKNOWN_ENUM" | "UNRECOGNIZED" | "WRONG_SHAPE";
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT" | "UNRECOGNIZED";
export type SandboxServiceName = "BACKFILL" | "MAIN" | "PIPELINE" | "STORAGE" | "UNRECOGNIZED";
export type SetFaultInput = {
  kind: FaultKind;
  latencyMs?: number | null | undefined;
  message?: string | null | undefined;
  method?: HttpMethod | null | undefined;
  path?: string;
  service: SandboxServiceName;
  status?: number | null | undefined;
  times?: number | null | undefined;
};
export type useSetFaultMutation$variables = {
  input: SetFaultInput;
};
export type useSetFaultMutation$data = {
  readonly setFault: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type useSetFaultMutation = {
  response: useSetFaultMutation$data;
  variables: useSetFaultMutation$variables;
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
    "name": "useSetFaultMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetFaultMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e3acfad5c802440ba0c3cd35150c0caec3bbdf2c5017bcf8c359dc36facfacf",
    "metadata": {},
    "name": "useSetFaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a088c006d4f672d0997f7e1acd30bff";

export default node;
