/**
 * @generated SignedSource<<f53b1576af5befe4092232eb26c2f9d5>>
 * @relayHash 3b343dda4e23240cb4ce1abfba2be5cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 049f209f5cb9ce628c13b9770be530d89f7b7a150c93880e1256164b5f680fb6

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "CONFLICT" | "FAILED" | "FORBIDDEN" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_PIXELS" | "PROCESSING" | "REJECTED" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
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
