/**
 * @generated SignedSource<<3995dbd02f15bdb44752a3554a2dbdc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketsTable_markets$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly marketHash: string;
    readonly marketId: number;
    readonly name: string;
    readonly population: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
  }>;
  readonly totalCount: number;
  readonly unreadableCount: number;
  readonly " $fragmentType": "MarketsTable_markets";
};
export type MarketsTable_markets$key = {
  readonly " $data"?: MarketsTable_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketsTable_markets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHash",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketsTable_markets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "population",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "MarketLink_market",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketConnection",
  "abstractKey": null
};
})();

(node as any).hash = "f89c2a071bff37d901b786731c6e26b8";

export default node;
