/**
 * @generated SignedSource<<d0cefb2473418615a9f5e446c566457d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetEligibility = "ALL" | "ELIGIBLE" | "INELIGIBLE";
import type { FragmentRefs } from "relay-runtime";
export type ValidationFilters_query$data = {
  readonly supportedAssetsCheck: {
    readonly defaultEligibility: AssetEligibility;
    readonly eligibleCount: number;
    readonly failureReasons: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly reason: string;
    }>;
  };
  readonly " $fragmentType": "ValidationFilters_query";
};
export type ValidationFilters_query$key = {
  readonly " $data"?: ValidationFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    },
    {
      "kind": "RootArgument",
      "name": "run"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ValidationFilters_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        },
        {
          "kind": "Variable",
          "name": "run",
          "variableName": "run"
        }
      ],
      "concreteType": "SupportedAssetsCheck",
      "kind": "LinkedField",
      "name": "supportedAssetsCheck",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e12f6d498c8aa0b206e5c2979fb2d967";

export default node;
