/**
 * @generated SignedSource<<93e2511f36b60ddb6ba142e4c03d50b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketsMap_markets$data = {
  readonly nodes: ReadonlyArray<{
    readonly marketHash: string;
    readonly marketId: number;
    readonly name: string;
    readonly population: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
  }>;
  readonly " $fragmentType": "MarketsMap_markets";
};
export type MarketsMap_markets$key = {
  readonly " $data"?: MarketsMap_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketsMap_markets">;
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
  "name": "MarketsMap_markets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
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

(node as any).hash = "cbbe60695a45df734537b550bbdfa229";

export default node;
