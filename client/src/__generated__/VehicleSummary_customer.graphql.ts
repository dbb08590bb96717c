/**
 * @generated SignedSource<<f36e7dbdf967afb8ef46acb54a296b49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehicleSummary_customer$data = {
  readonly vehicleSummary: {
    readonly active: number | null | undefined;
    readonly inactive: number | null | undefined;
    readonly providers: number | null | undefined;
    readonly retired: number | null | undefined;
    readonly total: number | null | undefined;
  };
  readonly " $fragmentType": "VehicleSummary_customer";
};
export type VehicleSummary_customer$key = {
  readonly " $data"?: VehicleSummary_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehicleSummary_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VehicleSummary_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VehicleSummary",
      "kind": "LinkedField",
      "name": "vehicleSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inactive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b214e3866dc22c40aaba90ddfd75a4a5";

export default node;
