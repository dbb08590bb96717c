/**
 * @generated SignedSource<<6f85a2295b4e451592955358eb117275>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderLock_provider$data = {
  readonly lock?: {
    readonly expiresAt: string | null | undefined;
    readonly isLocked: boolean;
    readonly isUnlockRecommended: boolean;
    readonly neverExpires: boolean;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLockUnlock_provider">;
  readonly " $fragmentType": "ProviderLock_provider";
};
export type ProviderLock_provider$key = {
  readonly " $data"?: ProviderLock_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLock_provider">;
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
  "name": "ProviderLock_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "ProviderLockUnlock_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "1092802249afe5c85ecd844609912970";

export default node;
