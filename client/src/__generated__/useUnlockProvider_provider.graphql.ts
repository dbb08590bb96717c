/**
 * @generated SignedSource<<5f6a532e7923c59186993f005c4f2869>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnlockProvider_provider$data = {
  readonly lock?: {
    readonly unlock: {
      readonly reason: string | null | undefined;
    };
  } | null | undefined;
  readonly providerId: number;
  readonly " $fragmentType": "useUnlockProvider_provider";
};
export type useUnlockProvider_provider$key = {
  readonly " $data"?: useUnlockProvider_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockProvider_provider">;
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
  "name": "useUnlockProvider_provider",
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

(node as any).hash = "72e09b5e089dfaf33679e35bf49b8999";

export default node;
