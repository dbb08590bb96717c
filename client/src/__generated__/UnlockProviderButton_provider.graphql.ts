/**
 * @generated SignedSource<<dfa92d4782dd12966c8243555e2e526c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnlockProviderButton_provider$data = {
  readonly lock?: {
    readonly unlock: {
      readonly reason: string | null | undefined;
    };
  } | null | undefined;
  readonly name: string;
  readonly providerId: number;
  readonly " $fragmentType": "UnlockProviderButton_provider";
};
export type UnlockProviderButton_provider$key = {
  readonly " $data"?: UnlockProviderButton_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
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
  "name": "UnlockProviderButton_provider",
  "selections": [
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

(node as any).hash = "45821fb00d55dae2071d7ec3b1bbf6c9";

export default node;
