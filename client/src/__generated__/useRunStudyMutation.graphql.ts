/**
 * @generated SignedSource<<b313d9c3c5568489bfa0d5cbce24ef64>>
 * @relayHash 9b9e8639835407196101aaaca7e416f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbcf0a4f9fe92a179a46492e53aa10df1b3434780a8d0a71b1f7b4c44990ba12

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FAILED" | "FORBIDDEN" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NO_PIXELS" | "PROCESSING" | "REJECTED" | "UNAUTHORIZED";
export type RunStudyInput = {
  attributionId: number;
};
export type useRunStudyMutation$variables = {
  input: RunStudyInput;
};
export type useRunStudyMutation$data = {
  readonly runStudy: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type useRunStudyMutation = {
  response: useRunStudyMutation$data;
  variables: useRunStudyMutation$variables;
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
    "concreteType": "RunStudyPayload",
    "kind": "LinkedField",
    "name": "runStudy",
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
    "name": "useRunStudyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunStudyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbcf0a4f9fe92a179a46492e53aa10df1b3434780a8d0a71b1f7b4c44990ba12",
    "metadata": {},
    "name": "useRunStudyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a64f7593fd431b5b17e31b70d99bc01f";

export default node;
