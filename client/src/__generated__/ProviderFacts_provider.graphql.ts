/**
 * @generated SignedSource<<8faa30dab5fda6eaab070ce8452c540f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProviderFacts_provider$data = {
  readonly customer: Result<{
    readonly __typename: "Customer";
  } | null | undefined, unknown>;
  readonly customerId: number | null | undefined;
  readonly handler: string | null | undefined;
  readonly health: {
    readonly changesAt: string | null | undefined;
    readonly reason: string;
    readonly since: string | null | undefined;
  };
  readonly isActive: boolean;
  readonly lastProcessedAt: string | null | undefined;
  readonly providerId: number;
  readonly typeLabel: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCustomerCell_provider" | "ProviderHealthChip_provider">;
  readonly " $fragmentType": "ProviderFacts_provider";
};
export type ProviderFacts_provider$key = {
  readonly " $data"?: ProviderFacts_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderFacts_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderFacts_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handler",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typeLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastProcessedAt",
      "storageKey": null
    },
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
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderHealthChip_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderCustomerCell_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e75b264c73321da62b3a9eb43800096e";

export default node;
