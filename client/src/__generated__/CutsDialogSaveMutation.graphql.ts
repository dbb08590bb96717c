/**
 * @generated SignedSource<<0fab8e78dcf62852e74af0f8356639b8>>
 * @relayHash 55922a59464e594bac7b351de9518809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be34c7514aa9d495bb7abc72f8aa0869f2120c13659a3f610d27a808e3ebb3b7

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "CONFLICT" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REJECTED" | "REVERSED_DATES" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type SaveStudyCutsInput = {
  attributionId: number;
  cuts: ReadonlyArray<CutInput>;
  revision?: string | null | undefined;
};
export type CutInput = {
  cutOrderOne: string;
  cutOrderTwo?: string | null | undefined;
};
export type CutsDialogSaveMutation$variables = {
  input: SaveStudyCutsInput;
};
export type CutsDialogSaveMutation$data = {
  readonly saveStudyCuts: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CutsDialogSaveMutation = {
  response: CutsDialogSaveMutation$data;
  variables: CutsDialogSaveMutation$variables;
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
    "concreteType": "SaveStudyCutsPayload",
    "kind": "LinkedField",
    "name": "saveStudyCuts",
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
            "name": "code",
            "storageKey": null
          },
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
    "name": "CutsDialogSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CutsDialogSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "be34c7514aa9d495bb7abc72f8aa0869f2120c13659a3f610d27a808e3ebb3b7",
    "metadata": {},
    "name": "CutsDialogSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a0f416c783796beb746ad3e6c1cc2ea";

export default node;
