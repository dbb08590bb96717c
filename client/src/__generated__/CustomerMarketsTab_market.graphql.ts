/**
 * @generated SignedSource<<8f6f0b8963c46042b477fbcb69c237ce>>
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
  readonly marketName: string;
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
      "name": "marketName",
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

(node as any).hash = "643b1d51d754c6a75a445e3e0b3c2038";

export default node;
