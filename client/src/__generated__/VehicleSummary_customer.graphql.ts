/**
 * @generated SignedSource<<df0ace3a68b613c69a2d03f88c3570e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehicleSummary_customer$data = {
  readonly vehicles: {
    readonly summary: {
      readonly active: number | null | undefined;
      readonly inactive: number | null | undefined;
      readonly providers: number | null | undefined;
      readonly retired: number | null | undefined;
      readonly total: number | null | undefined;
    };
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
      "concreteType": "CustomerVehicles",
      "kind": "LinkedField",
      "name": "vehicles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VehicleSummary",
          "kind": "LinkedField",
          "name": "summary",
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
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fc919f152b9347f6380f437ee2632e94";

export default node;
