/**
 * @generated SignedSource<<cb8f262fa4097b9a947f2de55f160101>>
 * @relayHash 75f7fef4ac45eed1c2f1e538d5f1a49f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4a0e275c0ea2c27837948f0aec59c5295518b3bf3d45349f75216c99c2f1526

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetEligibility = "ALL" | "ELIGIBLE" | "INELIGIBLE";
export type FacePosition = "BACK" | "CENTER" | "LEFT" | "RIGHT";
export type OrderDirection = "ASC" | "DESC";
export type SupportedAssetOrderField = "ASSET_ID" | "ASSET_OWNER" | "CLASS_REF";
export type SupportedAssetsCheckInput = {
  adGroupId?: number | null | undefined;
  assetIdText?: string | null | undefined;
  assetIds?: ReadonlyArray<number>;
  assetOwner?: string | null | undefined;
  customerId?: number | null | undefined;
  mediaPositions?: ReadonlyArray<FacePosition>;
  mediaProduct?: string | null | undefined;
};
export type SupportedAssetFilter = {
  allReasons?: ReadonlyArray<string> | null | undefined;
  eligibility?: AssetEligibility | null | undefined;
  text?: string | null | undefined;
};
export type SupportedAssetOrder = {
  direction?: OrderDirection;
  field: SupportedAssetOrderField;
};
export type ValidationResultsMatchesQuery$variables = {
  filter: SupportedAssetFilter;
  input: SupportedAssetsCheckInput;
  isGrouped: boolean;
  orderBy: SupportedAssetOrder;
  run: string;
};
export type ValidationResultsMatchesQuery$data = {
  readonly supportedAssetsCheck: {
    readonly endedAt: string;
    readonly matches: {
      readonly groups?: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ValidationTable_groups">;
      }>;
      readonly rowNumbers: ReadonlyArray<number>;
    };
  };
};
export type ValidationResultsMatchesQuery = {
  response: ValidationResultsMatchesQuery$data;
  variables: ValidationResultsMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isGrouped"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "run"
},
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedAt",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowNumbers",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ValidationResultsMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "SupportedAssetsCheck",
        "kind": "LinkedField",
        "name": "supportedAssetsCheck",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "SupportedAssetMatches",
            "kind": "LinkedField",
            "name": "matches",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "condition": "isGrouped",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SupportedAssetGroup",
                    "kind": "LinkedField",
                    "name": "groups",
                    "plural": true,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ValidationTable_groups"
                      }
                    ],
                    "storageKey": null
                  }
                ]
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ValidationResultsMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "SupportedAssetsCheck",
        "kind": "LinkedField",
        "name": "supportedAssetsCheck",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "SupportedAssetMatches",
            "kind": "LinkedField",
            "name": "matches",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "condition": "isGrouped",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SupportedAssetGroup",
                    "kind": "LinkedField",
                    "name": "groups",
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
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4a0e275c0ea2c27837948f0aec59c5295518b3bf3d45349f75216c99c2f1526",
    "metadata": {},
    "name": "ValidationResultsMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e9fbcc0b2265e1f22c3ad8082398dac";

export default node;
