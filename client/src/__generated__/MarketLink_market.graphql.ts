/**
 * @generated SignedSource<<5eb458e735f37f5977d3459a8f168020>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketLink_market$data = {
  readonly marketHash: string;
  readonly marketId: number;
  readonly name: string;
  readonly " $fragmentType": "MarketLink_market";
};
export type MarketLink_market$key = {
  readonly " $data"?: MarketLink_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MarketLink_market"
};

(node as any).hash = "1f3715d1b1c15d59203b071889382101";

export default node;
