/**
 * @generated SignedSource<<d459ac9edd8075b91b83322d2b21964b>>
 * @relayHash 552b7a77f120c8ae1c234ffe5eb2fcb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca0fe7812b2b33ad8cc1901e6967d4b67f3f52597e7fab66929a0b7c00642a0f

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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca0fe7812b2b33ad8cc1901e6967d4b67f3f52597e7fab66929a0b7c00642a0f",
    "metadata": {},
    "name": "useCopyProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "959236fc01063dfd7f2e97fce054871b";

export default node;
