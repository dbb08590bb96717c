/**
 * @generated SignedSource<<c700e05f83ee14147df968b7e76d08d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketsMap_market$data = {
  readonly marketHash: string;
  readonly marketId: number;
  readonly name: string;
  readonly population: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
  readonly " $fragmentType": "MarketsMap_market";
};
export type MarketsMap_market$key = {
  readonly " $data"?: MarketsMap_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketsMap_market">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MarketsMap_market"
};

(node as any).hash = "a271f383ec474189e94692f035876aa1";

export default node;
