/**
 * @generated SignedSource<<97bf8c97e8ad277368bd6ff416fe700b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLockUnlock_provider$data = {
  readonly lock?: {
    readonly unlock: {
      readonly reason: string | null | undefined;
    };
  } | null | undefined;
  readonly providerId: number;
  readonly " $fragmentType": "ProviderLockUnlock_provider";
};
export type ProviderLockUnlock_provider$key = {
  readonly " $data"?: ProviderLockUnlock_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLockUnlock_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isLockMaintainer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderLockUnlock_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerId",
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
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "dde7c9f385af0daad7cc399d879e84bd";

export default node;
