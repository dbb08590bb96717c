/**
 * @generated SignedSource<<2ddc19e01343b768bee2f99af471dccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VehiclePairing = "CONFIRMED" | "NEEDS_ATTENTION" | "NOT_FOUND" | "UNRECOGNIZED";
export type VehicleProcessing = "ACTIVE" | "OTHER" | "RETIRED";
import type { FragmentRefs } from "relay-runtime";
export type VehiclesGrid_customer$data = {
  readonly id: string;
  readonly vehicles: {
    readonly nodes: ReadonlyArray<{
      readonly assetId: number;
      readonly assetRef: string;
      readonly assetType: string | null | undefined;
      readonly classRef: string | null | undefined;
      readonly displayName: string | null | undefined;
      readonly group: string | null | undefined;
      readonly label: string;
      readonly owner: string | null | undefined;
      readonly paired: VehiclePairing | null | undefined;
      readonly pairedLabel: string | null | undefined;
      readonly processing: VehicleProcessing;
      readonly processingLabel: string;
      readonly providerName: string | null | undefined;
      readonly statusLabel: string;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"VehicleSummary_customer">;
  readonly " $fragmentType": "VehiclesGrid_customer";
};
export type VehiclesGrid_customer$key = {
  readonly " $data"?: VehiclesGrid_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehiclesGrid_customer">;
};

import VehiclesGridQuery_graphql from './VehiclesGridQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": VehiclesGridQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "VehiclesGrid_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleSummary_customer"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "VehicleConnection",
      "kind": "LinkedField",
      "name": "vehicles",
      "plural": false,
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
          "concreteType": "Vehicle",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetRef",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "processing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "processingLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pairedLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "classRef",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "owner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "providerName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "group",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "vehicles(first:5000)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "ff4b840e605fd91d1db56ddf585a6da4";

export default node;
