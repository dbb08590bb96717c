/**
 * @generated SignedSource<<4439e12fff8f73cec57b0a06bbb1babe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProviderCellsCustomer_provider$data = {
  readonly customer: Result<{
    readonly name: string;
    readonly slug: string;
  } | null | undefined, unknown>;
  readonly customerId: number | null | undefined;
  readonly " $fragmentType": "ProviderCellsCustomer_provider";
};
export type ProviderCellsCustomer_provider$key = {
  readonly " $data"?: ProviderCellsCustomer_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCellsCustomer_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCellsCustomer_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
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
      },
      "to": "RESULT"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "dceb0e6084170dba2cef4633ff9bd4c2";

export default node;
