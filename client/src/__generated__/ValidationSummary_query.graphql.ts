/**
 * @generated SignedSource<<d3328dd7e312a969328e61eb734351a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacePosition = "BACK" | "CENTER" | "LEFT" | "RIGHT";
import type { FragmentRefs } from "relay-runtime";
export type ValidationSummary_query$data = {
  readonly supportedAssetsCheck: {
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
    readonly failureReasons: ReadonlyArray<{
      readonly __typename: "SupportedAssetsFailureReason";
    }>;
    readonly ineligibleCount: number;
    readonly rowCount: number;
    readonly unreadableRowCount: number;
  };
  readonly " $fragmentType": "ValidationSummary_query";
};
export type ValidationSummary_query$key = {
  readonly " $data"?: ValidationSummary_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationSummary_query">;
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
  "name": "ValidationSummary_query",
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
              "name": "__typename",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1f905a7c664ae844ccc1af60c6a7431a";

export default node;
