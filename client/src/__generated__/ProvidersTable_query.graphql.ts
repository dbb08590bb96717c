/**
 * @generated SignedSource<<8ed4cf4b552ca54387d4a97d507a436b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderHealthStatus = "ACTIVE" | "INACTIVE" | "NO_HISTORY" | "STALE";
import type { FragmentRefs, Result } from "relay-runtime";
export type ProvidersTable_query$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider" | "ProviderConfigCell_provider" | "ProviderCustomerCell_provider" | "ProviderForm_provider" | "ProviderPings_provider" | "ProviderStatusCell_provider">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "ProvidersTable_query";
};
export type ProvidersTable_query$key = {
  readonly " $data"?: ProvidersTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProvidersTable_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isLockMaintainer"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProvidersTable_query",
  "selections": [
    {
      "alias": null,
      "args": [
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
      "concreteType": "ProviderConnection",
      "kind": "LinkedField",
      "name": "providers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadableCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Provider",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "providerId",
              "storageKey": null
            },
            (v0/*:: as any*/),
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
              "name": "typeLabel",
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
              "name": "lastProcessedAt",
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
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
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
                (v1/*:: as any*/)
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
                  "field": {
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "explanation",
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Decision",
                        "kind": "LinkedField",
                        "name": "unlock",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  "to": "RESULT"
                }
              ]
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProviderCustomerCell_provider"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProviderStatusCell_provider"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProviderConfigCell_provider"
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
};
})();

(node as any).hash = "265cc9d7749c632654c307222489106f";

export default node;
