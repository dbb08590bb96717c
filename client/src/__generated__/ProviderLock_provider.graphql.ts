/**
 * @generated SignedSource<<11999c5789614fbd4f235a3442879ea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProviderLock_provider$data = {
  readonly lock?: Result<{
    readonly isUnlockRecommended: boolean;
  }, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLockDetails_provider">;
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
                "name": "isUnlockRecommended",
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
      "name": "ProviderLockDetails_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "0fb5a65924da37b933089cabbb72ab81";

export default node;
