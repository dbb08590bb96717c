/**
 * @generated SignedSource<<920cec1d240ea1bf11e95c2fab8b8f18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnlockProviders_provider$data = {
  readonly lock?: {
    readonly unlock: {
      readonly reason: string | null | undefined;
    };
  } | null | undefined;
  readonly providerId: number;
  readonly " $fragmentType": "useUnlockProviders_provider";
};
export type useUnlockProviders_provider$key = {
  readonly " $data"?: useUnlockProviders_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockProviders_provider">;
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
  "name": "useUnlockProviders_provider",
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

(node as any).hash = "5d3a411ea31f08682d9c06701ca418ab";

export default node;
