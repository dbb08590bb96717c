/**
 * @generated SignedSource<<793357d2335ad0c7773da6047ec17592>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderActions_provider$data = {
  readonly lock?: {
    readonly unlock: {
      readonly reason: string | null | undefined;
    };
  } | null | undefined;
  readonly name: string;
  readonly providerId: number;
  readonly " $fragmentType": "ProviderActions_provider";
};
export type ProviderActions_provider$key = {
  readonly " $data"?: ProviderActions_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider">;
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
  "name": "ProviderActions_provider",
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

(node as any).hash = "220bc89e6bf2ca22caaae55f7e9769ca";

export default node;
