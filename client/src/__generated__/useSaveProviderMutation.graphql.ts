/**
 * @generated SignedSource<<5e55caffdae208b910a37227737622b3>>
 * @relayHash b2592a3b8ac9ff5155f158137701a900
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46b907bba8ebe961003bb8a7ee9d3ff4d6a22d30cde874a59c0d10882246ce36

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FAILED" | "FORBIDDEN" | "NOT_FOUND" | "NOT_LOCKED" | "REJECTED" | "UNAUTHORIZED";
export type SaveProviderInput = {
  config?: ReadonlyArray<ProviderConfigInput> | null | undefined;
  customerId?: number | null | undefined;
  handler?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isPush?: boolean | null | undefined;
  providerId?: number | null | undefined;
  providerName?: string | null | undefined;
  revision?: string | null | undefined;
};
export type ProviderConfigInput = {
  key: string;
  value: string;
};
export type useSaveProviderMutation$variables = {
  input: SaveProviderInput;
};
export type useSaveProviderMutation$data = {
  readonly saveProvider: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveProviderMutation = {
  response: useSaveProviderMutation$data;
  variables: useSaveProviderMutation$variables;
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
    "concreteType": "SaveProviderPayload",
    "kind": "LinkedField",
    "name": "saveProvider",
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
    "name": "useSaveProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46b907bba8ebe961003bb8a7ee9d3ff4d6a22d30cde874a59c0d10882246ce36",
    "metadata": {},
    "name": "useSaveProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80f262c661f7aefed1b4991ab2a59172";

export default node;
