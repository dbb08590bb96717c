/**
 * @generated SignedSource<<8d1d217f4b13fcb5d4ed10dbeab01896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnlockProviderButton_provider$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUnlockProvider_provider">;
  readonly " $fragmentType": "UnlockProviderButton_provider";
};
export type UnlockProviderButton_provider$key = {
  readonly " $data"?: UnlockProviderButton_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlockProviderButton_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnlockProvider_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "648fa5a7cc249f62d75734404c3529fe";

export default node;
