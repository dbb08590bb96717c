/**
 * @generated SignedSource<<09cc052fac9b1a46c9ee2e3e0bf0c48c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderStatusCell_provider$data = {
  readonly health: {
    readonly since: string | null | undefined;
  };
  readonly lastProcessedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderHealthChip_provider">;
  readonly " $fragmentType": "ProviderStatusCell_provider";
};
export type ProviderStatusCell_provider$key = {
  readonly " $data"?: ProviderStatusCell_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderStatusCell_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderStatusCell_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastProcessedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderHealthChip_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "089a94f89e5738d7dde8d5c580f0ab38";

export default node;
