/**
 * @generated SignedSource<<7d1b4b259f830eed90f0f2edba05a4b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VehiclePairing = "CONFIRMED" | "NEEDS_ATTENTION" | "NOT_FOUND" | "UNRECOGNIZED";
export type VehicleProcessing = "ACTIVE" | "OTHER" | "RETIRED";
import type { FragmentRefs } from "relay-runtime";
export type VehiclesGrid_vehicles$data = {
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
  readonly " $fragmentType": "VehiclesGrid_vehicles";
};
export type VehiclesGrid_vehicles$key = {
  readonly " $data"?: VehiclesGrid_vehicles$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehiclesGrid_vehicles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VehiclesGrid_vehicles",
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
  "type": "VehicleConnection",
  "abstractKey": null
};

(node as any).hash = "d63200116c2503153677eb7b5aa5a3fa";

export default node;
