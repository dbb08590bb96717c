/**
 * @generated SignedSource<<087011b62bf9e2d63b19914230cd8a57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetEligibility = "ALL" | "ELIGIBLE" | "INELIGIBLE";
import type { FragmentRefs } from "relay-runtime";
export type ValidationOutcome_query$data = {
  readonly supportedAssetsCheck: {
    readonly defaultEligibility: AssetEligibility;
    readonly eligibleCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReasonOverview_query" | "ValidationFilters_query" | "ValidationSummary_query" | "useReasonLabels_query" | "useValidationRows_query">;
  readonly " $fragmentType": "ValidationOutcome_query";
};
export type ValidationOutcome_query$key = {
  readonly " $data"?: ValidationOutcome_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationOutcome_query">;
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
  "name": "ValidationOutcome_query",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReasonOverview_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ValidationFilters_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ValidationSummary_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReasonLabels_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useValidationRows_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4b9c14b982764f8da0b21925afac3ff9";

export default node;
