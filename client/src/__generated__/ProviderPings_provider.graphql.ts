/**
 * @generated SignedSource<<ca70f69eb89d3a0eea18e1a76f66b2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPings_provider$data = {
  readonly providerId: number;
  readonly providerName: string;
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
      "name": "providerName",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "cc3b5986dabcc7e8e1b5ab313cf5c2a9";

export default node;
