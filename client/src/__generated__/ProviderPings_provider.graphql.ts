/**
 * @generated SignedSource<<5309b76daa526d893905e5b78b5ecce3>>
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
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "23be71cbc151df45e62316cea174b4d1";

export default node;
