/**
 * @generated SignedSource<<6d0116986a25f6eb53c7d538be7a0a57>>
 * @relayHash 41e27b634065d29e002dd8ebb248cf91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ef292a6a3cbb907550a9c98e934a0d5bb376561a316ec3d9a567562592e803

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProviderHealthStatus = "ACTIVE" | "INACTIVE" | "NO_HISTORY" | "STALE";
export type ProvidersPageQuery$variables = {
  isLockMaintainer: boolean;
};
export type ProvidersPageQuery$data = {
  readonly providers: {
    readonly nodes: ReadonlyArray<{
      readonly customer: Result<{
        readonly name: string;
      } | null | undefined, unknown>;
      readonly customerId: number | null | undefined;
      readonly handler: string | null | undefined;
      readonly health: {
        readonly changesAt: string | null | undefined;
        readonly label: string;
        readonly status: ProviderHealthStatus;
      };
      readonly isActive: boolean;
      readonly lastProcessedAt: string | null | undefined;
      readonly lock?: Result<{
        readonly changesAt: string | null | undefined;
        readonly expiresAt: string | null | undefined;
        readonly explanation: string;
        readonly isLocked: boolean;
        readonly isUnlockRecommended: boolean;
        readonly neverExpires: boolean;
        readonly unlock: {
          readonly reason: string | null | undefined;
        };
      }, unknown>;
      readonly name: string;
      readonly providerId: number;
      readonly typeLabel: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider" | "ProviderCellsConfig_provider" | "ProviderCellsCustomer_provider" | "ProviderCellsStatus_provider" | "ProviderForm_provider" | "ProviderPings_provider">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type ProvidersPageQuery = {
  response: ProvidersPageQuery$data;
  variables: ProvidersPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isLockMaintainer"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "includeInactive": true
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handler",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeLabel",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastProcessedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "explanation",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ProviderLock",
  "kind": "LinkedField",
  "name": "lock",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "neverExpires",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnlockRecommended",
      "storageKey": null
    },
    (v14/*:: as any*/),
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "unlock",
      "plural": false,
      "selections": [
        (v15/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProvidersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProviderConnection",
        "kind": "LinkedField",
        "name": "providers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Customer",
                  "kind": "LinkedField",
                  "name": "customer",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProviderHealth",
                "kind": "LinkedField",
                "name": "health",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "isLockMaintainer",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": (v16/*:: as any*/),
                    "to": "RESULT"
                  }
                ]
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderCellsCustomer_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderCellsStatus_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderCellsConfig_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderActions_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderForm_provider"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProviderPings_provider"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "providers(filter:{\"includeInactive\":true},first:5000)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProvidersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProviderConnection",
        "kind": "LinkedField",
        "name": "providers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  }
                ],
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
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "isLockMaintainer",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v16/*:: as any*/)
                ]
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
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "providers(filter:{\"includeInactive\":true},first:5000)"
      }
    ]
  },
  "params": {
    "id": "38ef292a6a3cbb907550a9c98e934a0d5bb376561a316ec3d9a567562592e803",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b743c9c396b709fe52871f092dad241c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
