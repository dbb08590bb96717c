/**
 * @generated SignedSource<<1fe94bc0a44d8de8c8bc2e3636bb5be8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerMarketsTab_market$data = {
  readonly marketHash: string;
  readonly marketId: number;
  readonly name: string;
  readonly population: number | null | undefined;
  readonly " $fragmentType": "CustomerMarketsTab_market";
};
export type CustomerMarketsTab_market$key = {
  readonly " $data"?: CustomerMarketsTab_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerMarketsTab_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerMarketsTab_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketId",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "population",
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "84de6d26c6055c85412c472239a32e85";

export default node;
