/**
 * @generated SignedSource<<214134ed29d867ae6c978a7a966bcb98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPings_provider$data = {
  readonly name: string;
  readonly providerId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLockDetails_provider">;
  readonly " $fragmentType": "ProviderPings_provider";
};
export type ProviderPings_provider$key = {
  readonly " $data"?: ProviderPings_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPings_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderPings_provider",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderLockDetails_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "460358921e1d098aa68ebd83322232e4";

export default node;
