/**
 * @generated SignedSource<<cec99ccc2630d515cd405eea2e9db368>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLockDetails_provider$data = {
  readonly lock?: {
    readonly expiresAt: string | null | undefined;
    readonly isLocked: boolean;
    readonly isUnlockRecommended: boolean;
    readonly neverExpires: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
  readonly " $fragmentType": "ProviderLockDetails_provider";
};
export type ProviderLockDetails_provider$key = {
  readonly " $data"?: ProviderLockDetails_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLockDetails_provider">;
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
  "name": "ProviderLockDetails_provider",
  "selections": [
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
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnlockProviderButton_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "c40d1c9f515bc0386638bf4c3bfd12c6";

export default node;
