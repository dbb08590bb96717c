/**
 * @generated SignedSource<<f2d8e1006df32ec318646d6c7f6a1118>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderConfigCell_provider$data = {
  readonly config: ReadonlyArray<{
    readonly isSecret: boolean;
    readonly key: string;
    readonly value: string;
  }>;
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
          "name": "isSecret",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "b2607fee6be61f553f600f00565a9262";

export default node;
