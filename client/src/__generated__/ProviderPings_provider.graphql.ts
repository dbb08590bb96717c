/**
 * @generated SignedSource<<daf8f3225d2fe2940b9061942933628b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProviderLock_provider">;
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
      "name": "ProviderLock_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e5eaf2279978275217262ff8f1bc2380";

export default node;
