/**
 * @generated SignedSource<<bbce84bd60626da300e5174ffe03a0df>>
 * @relayHash 657171caa413c291e0997f38d7926c36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af5fa5a729a62d05a88396852bd3da5e4257ea3afead91f95cc162bf1c98e9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly provider: {
      readonly typeLabel: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderConfigCell_provider" | "ProviderForm_provider" | "ProviderHealthChip_provider">;
    } | null | undefined;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveProviderPayload",
        "kind": "LinkedField",
        "name": "saveProvider",
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
                "name": "ProviderHealthChip_provider"
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
    "name": "useSaveProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveProviderPayload",
        "kind": "LinkedField",
        "name": "saveProvider",
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
                "name": "providerName",
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
                "concreteType": "ProviderHealth",
                "kind": "LinkedField",
                "name": "health",
                "plural": false,
                "selections": [
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
    "id": "9af5fa5a729a62d05a88396852bd3da5e4257ea3afead91f95cc162bf1c98e9d",
    "metadata": {},
    "name": "useSaveProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f05620d2b3275541971a8eedc23d50c7";

export default node;
