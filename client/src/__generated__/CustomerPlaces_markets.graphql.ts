/**
 * @generated SignedSource<<14b32e5dcfb8c72ea9d6194a844eae26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPlaces_markets$data = {
  readonly nodes: ReadonlyArray<{
    readonly marketId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
  }>;
  readonly " $fragmentType": "CustomerPlaces_markets";
};
export type CustomerPlaces_markets$key = {
  readonly " $data"?: CustomerPlaces_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPlaces_markets">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPlaces_markets",
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
        {
          "kind": "InlineDataFragmentSpread",
          "name": "MarketLink_market",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marketHash",
              "storageKey": null
            }
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

(node as any).hash = "a145c2243f526a18793d56cb8541c02a";

export default node;
