/**
 * @generated SignedSource<<4650d1833c6f7c6d66785d461582cfed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderConfig_provider$data = {
  readonly config: ReadonlyArray<{
    readonly key: string;
    readonly maskedValue: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ProviderConfig_provider";
};
export type ProviderConfig_provider$key = {
  readonly " $data"?: ProviderConfig_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderConfig_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderConfig_provider",
  "selections": [
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

(node as any).hash = "97563e54561534b90d24753be5ef6de2";

export default node;
