/**
 * @generated SignedSource<<e81db299d256e47e5aa304b96ac69eb0>>
 * @relayHash 6b103bbf4570a8a815cb48850cbe0906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 827b938a3ed84cf622d0579c77f97b05c563d7b2c23b126f637bd0b96abf77b2

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FAILED" | "FORBIDDEN" | "NOT_FOUND" | "NOT_LOCKED" | "REJECTED" | "UNAUTHORIZED";
export type ClearFaultInput = {
  faultId: number;
};
export type useClearFaultMutation$variables = {
  input: ClearFaultInput;
};
export type useClearFaultMutation$data = {
  readonly clearFault: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useClearFaultMutation = {
  response: useClearFaultMutation$data;
  variables: useClearFaultMutation$variables;
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
    "concreteType": "ClearFaultPayload",
    "kind": "LinkedField",
    "name": "clearFault",
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
    "name": "useClearFaultMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClearFaultMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "827b938a3ed84cf622d0579c77f97b05c563d7b2c23b126f637bd0b96abf77b2",
    "metadata": {},
    "name": "useClearFaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c137b86e7a382a48c148dd0d45fcbb5";

export default node;
