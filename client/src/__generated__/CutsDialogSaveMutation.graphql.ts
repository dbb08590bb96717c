/**
 * @generated SignedSource<<3f9f94d632566250e4baf155adf3eedd>>
 * @relayHash 55922a59464e594bac7b351de9518809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be34c7514aa9d495bb7abc72f8aa0869f2120c13659a3f610d27a808e3ebb3b7

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REFUSED" | "REVERSED_DATES" | "STALE" | "TAKEN" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type SaveStudyCutsInput = {
  cuts: ReadonlyArray<CutInput>;
  revision?: string | null | undefined;
  studyId: number;
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
