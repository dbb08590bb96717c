/**
 * @generated SignedSource<<889af4f38fb5666d1ed115155ec61a9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacePosition = "BACK" | "CENTER" | "LEFT" | "RIGHT";
import type { FragmentRefs } from "relay-runtime";
export type ValidationSummary_check$data = {
  readonly criteria: {
    readonly adGroupId: number | null | undefined;
    readonly assetIds: {
      readonly droppedParts: ReadonlyArray<string>;
      readonly ids: ReadonlyArray<number>;
    };
    readonly assetOwner: string | null | undefined;
    readonly customer: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly customerId: number | null | undefined;
    readonly mediaPositions: ReadonlyArray<FacePosition>;
    readonly mediaProduct: string | null | undefined;
  };
  readonly eligibleCount: number;
  readonly failure: string | null | undefined;
  readonly failureReasons: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly reason: string;
    readonly wouldBecomeEligible: number;
  }>;
  readonly ineligibleCount: number;
  readonly rowCount: number;
  readonly unreadableRowCount: number;
  readonly " $fragmentType": "ValidationSummary_check";
};
export type ValidationSummary_check$key = {
  readonly " $data"?: ValidationSummary_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationSummary_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ValidationSummary_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
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
      "name": "ineligibleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableRowCount",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wouldBecomeEligible",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SupportedAssetsCriteria",
      "kind": "LinkedField",
      "name": "criteria",
      "plural": false,
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
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adGroupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assetOwner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaPositions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaProduct",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AssetIdList",
          "kind": "LinkedField",
          "name": "assetIds",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ids",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "droppedParts",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupportedAssetsCheck",
  "abstractKey": null
};

(node as any).hash = "dfc0c5417c795fab0ea60bca6544c2ae";

export default node;
