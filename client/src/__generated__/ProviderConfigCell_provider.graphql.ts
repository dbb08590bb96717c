/**
 * @generated SignedSource<<70f8fe4392c73a88027165545fbbf6dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderConfigCell_provider$data = {
  readonly config: ReadonlyArray<{
    readonly key: string;
    readonly maskedValue: string;
    readonly value: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ProviderConfigCell_provider";
};
export type ProviderConfigCell_provider$key = {
  readonly " $data"?: ProviderConfigCell_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderConfigCell_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderConfigCell_provider",
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

(node as any).hash = "39b64b4b11bb4880d763d692fb5eeb6b";

export default node;
