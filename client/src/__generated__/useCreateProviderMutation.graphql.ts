/**
 * @generated SignedSource<<5536d0d2643632529c59c6a674fc6fb6>>
 * @relayHash e09127f722da146aea00e84fdfac7219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 850f8546fd8128e3c6c69dc43fc248e74fa691772fd51f69a273b44039f43f86

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateProviderInput = {
  config?: ReadonlyArray<ProviderConfigInput> | null | undefined;
  customerId?: number | null | undefined;
  handler?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isPush?: boolean | null | undefined;
  name: string;
};
export type ProviderConfigInput = {
  key: string;
  value: string;
};
export type useCreateProviderMutation$variables = {
  input: CreateProviderInput;
};
export type useCreateProviderMutation$data = {
  readonly createProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly provider: {
      readonly typeLabel: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderConfigCell_provider" | "ProviderForm_provider" | "ProviderStatusCell_provider">;
    } | null | undefined;
  } | null | undefined;
};
export type useCreateProviderMutation = {
  response: useCreateProviderMutation$data;
  variables: useCreateProviderMutation$variables;
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
  "name": "typeLabel",
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
    "name": "useCreateProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProviderPayload",
        "kind": "LinkedField",
        "name": "createProvider",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderConfigCell_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderForm_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderStatusCell_provider"
              }
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
    "name": "useCreateProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateProviderPayload",
        "kind": "LinkedField",
        "name": "createProvider",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProviderConfigEntry",
                "kind": "LinkedField",
                "name": "config",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maskedValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSecret",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "providerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handler",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPush",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastProcessedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProviderHealth",
                "kind": "LinkedField",
                "name": "health",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tooltip",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "850f8546fd8128e3c6c69dc43fc248e74fa691772fd51f69a273b44039f43f86",
    "metadata": {},
    "name": "useCreateProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b0fe517afc901bcd3da52312e70c448";

export default node;
