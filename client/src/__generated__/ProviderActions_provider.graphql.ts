/**
 * @generated SignedSource<<879d00adbe80853dd5adc9d7d8081d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderActions_provider$data = {
  readonly providerId: number;
  readonly providerName: string;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockProviderButton_provider">;
  readonly " $fragmentType": "ProviderActions_provider";
};
export type ProviderActions_provider$key = {
  readonly " $data"?: ProviderActions_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
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
      "name": "providerName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnlockProviderButton_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "451f680868fdae116e3da556b3b25925";

export default node;
