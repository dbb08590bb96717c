/**
 * @generated SignedSource<<66abb33bb68ea86ecccb9de5b9df43d3>>
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
  readonly population: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MarketLink_market">;
  readonly " $fragmentType": "CustomerMarketsTab_market";
};
export type CustomerMarketsTab_market$key = {
  readonly " $data"?: CustomerMarketsTab_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerMarketsTab_market">;
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
  "name": "marketHash",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerMarketsTab_market",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "2b4fa0c182bd0f6eda74e010a4c89ab6";

export default node;
