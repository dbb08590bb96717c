/**
 * @generated SignedSource<<ba9a4f21d08312408c9fac12fff1662b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProviderCustomerCell_provider$data = {
  readonly customer: Result<{
    readonly name: string;
    readonly slug: string;
  } | null | undefined, unknown>;
  readonly customerId: number | null | undefined;
  readonly " $fragmentType": "ProviderCustomerCell_provider";
};
export type ProviderCustomerCell_provider$key = {
  readonly " $data"?: ProviderCustomerCell_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCustomerCell_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCustomerCell_provider",
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

(node as any).hash = "a73255a56f081a8785892d4f5584cc18";

export default node;
