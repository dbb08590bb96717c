/**
 * @generated SignedSource<<3cbfe9eecb93193ff8fed953d49c9c4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCellsConfig_provider$data = {
  readonly config: ReadonlyArray<{
    readonly key: string;
    readonly maskedValue: string;
    readonly value: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ProviderCellsConfig_provider";
};
export type ProviderCellsConfig_provider$key = {
  readonly " $data"?: ProviderCellsConfig_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCellsConfig_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCellsConfig_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "37843fc4970f1fe77dd6f37056611abe";

export default node;
