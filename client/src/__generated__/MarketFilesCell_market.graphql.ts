/**
 * @generated SignedSource<<859d904fd274aa039fcefe06a99cc4aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketFilesCell_market$data = {
  readonly latestFiles: {
    readonly count: number;
    readonly label: string;
  };
  readonly " $fragmentType": "MarketFilesCell_market";
};
export type MarketFilesCell_market$key = {
  readonly " $data"?: MarketFilesCell_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketFilesCell_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketFilesCell_market",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketFiles",
      "kind": "LinkedField",
      "name": "latestFiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "2043728791fd4598e3a553a0dada0098";

export default node;
