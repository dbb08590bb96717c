/**
 * @generated SignedSource<<4eed9e886accf85b4b82a4e3118027ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetEligibility = "ALL" | "ELIGIBLE" | "INELIGIBLE";
import type { FragmentRefs } from "relay-runtime";
export type ValidationFilters_check$data = {
  readonly defaultEligibility: AssetEligibility;
  readonly eligibleCount: number;
  readonly failureReasons: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "ValidationFilters_check";
};
export type ValidationFilters_check$key = {
  readonly " $data"?: ValidationFilters_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationFilters_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ValidationFilters_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eligibleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultEligibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SupportedAssetsFailureReason",
      "kind": "LinkedField",
      "name": "failureReasons",
      "plural": true,
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupportedAssetsCheck",
  "abstractKey": null
};

(node as any).hash = "3c9a5adf3005348cffbd9ba1e4a20851";

export default node;
