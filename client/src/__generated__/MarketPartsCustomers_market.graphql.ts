/**
 * @generated SignedSource<<0218bb115865f69233fc3b75ca3283f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketPartsCustomers_market$data = {
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
      readonly slug: string;
    }>;
  };
  readonly " $fragmentType": "MarketPartsCustomers_market";
};
export type MarketPartsCustomers_market$key = {
  readonly " $data"?: MarketPartsCustomers_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketPartsCustomers_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketPartsCustomers_market",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "CustomerConnection",
      "kind": "LinkedField",
      "name": "customers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerId",
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "customers(first:5000)"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "05e7994ccbed9a32bd13c5d91dbe0ef6";

export default node;
