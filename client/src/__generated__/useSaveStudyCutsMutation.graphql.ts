/**
 * @generated SignedSource<<6089d1b7e6d2db26902a6bd5a56eb1d2>>
 * @relayHash 3b343dda4e23240cb4ce1abfba2be5cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 049f209f5cb9ce628c13b9770be530d89f7b7a150c93880e1256164b5f680fb6

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
export type useSaveStudyCutsMutation$variables = {
  input: SaveStudyCutsInput;
};
export type useSaveStudyCutsMutation$data = {
  readonly saveStudyCuts: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveStudyCutsMutation = {
  response: useSaveStudyCutsMutation$data;
  variables: useSaveStudyCutsMutation$variables;
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
    "name": "useSaveStudyCutsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveStudyCutsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "049f209f5cb9ce628c13b9770be530d89f7b7a150c93880e1256164b5f680fb6",
    "metadata": {},
    "name": "useSaveStudyCutsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5fc93b40368d1804f4fd0ac7cc43deb";

export default node;
