/**
 * @generated SignedSource<<da898202ea24007a18557b5ae03e8146>>
 * @relayHash 19d7faec54c8e28321240a9f566e90d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be5044436383e6e1b4f3414434768ea73ea2ef635419460f335d270c122193ac

import type { ConcreteRequest } from 'relay-runtime';
export type CopyProviderInput = {
  providerId: number;
};
export type ProviderActionsCopyMutation$variables = {
  input: CopyProviderInput;
};
export type ProviderActionsCopyMutation$data = {
  readonly copyProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly provider: {
      readonly providerId: number;
    } | null | undefined;
  } | null | undefined;
};
export type ProviderActionsCopyMutation = {
  response: ProviderActionsCopyMutation$data;
  variables: ProviderActionsCopyMutation$variables;
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
    "name": "ProviderActionsCopyMutation",
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
    "name": "ProviderActionsCopyMutation",
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
    "id": "be5044436383e6e1b4f3414434768ea73ea2ef635419460f335d270c122193ac",
    "metadata": {},
    "name": "ProviderActionsCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c8cbe511638842ab9795f1c6dd5fb21";

export default node;
