/**
 * @generated SignedSource<<73af8c1b705e8f31e1e9e390e96e0b37>>
 * @relayHash 5f75e582ec35c3984b1c4d605d197bdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d006fec086220de290388b2194e96116d8ca4e43a55404aa01e8f16671f26012

import type { ConcreteRequest } from 'relay-runtime';
export type CopyProviderInput = {
  providerId: number;
};
export type useCopyProviderMutation$variables = {
  input: CopyProviderInput;
};
export type useCopyProviderMutation$data = {
  readonly copyProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly provider: {
      readonly name: string;
      readonly providerId: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCopyProviderMutation = {
  response: useCopyProviderMutation$data;
  variables: useCopyProviderMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCopyProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyProviderPayload",
        "kind": "LinkedField",
        "name": "copyProvider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopyProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyProviderPayload",
        "kind": "LinkedField",
        "name": "copyProvider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d006fec086220de290388b2194e96116d8ca4e43a55404aa01e8f16671f26012",
    "metadata": {},
    "name": "useCopyProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dbb0347830ebd039d8d295878cb15df";

export default node;
