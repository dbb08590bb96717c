/**
 * @generated SignedSource<<bc40e60899a491eec189ee042aa86652>>
 * @relayHash 1b34904eea0a8d72eb8e475d76cf33d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e38a0c48732157d4bd40ce95f950950bfc0645992a82108333de1f9453f4419

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
export type ValidationOutcomeQuery$variables = {
  filter: SupportedAssetFilter;
  input: SupportedAssetsCheckInput;
  isGrouped: boolean;
  orderBy: SupportedAssetOrder;
  run: string;
};
export type ValidationOutcomeQuery$data = {
  readonly supportedAssetsCheck: {
    readonly endedAt: string;
    readonly matches: {
      readonly groups?: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ValidationGroups_groups">;
      }>;
      readonly rowNumbers: ReadonlyArray<number>;
    };
  };
};
export type ValidationOutcomeQuery = {
  response: ValidationOutcomeQuery$data;
  variables: ValidationOutcomeQuery$variables;
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
    "name": "ValidationOutcomeQuery",
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
                        "name": "ValidationGroups_groups"
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
    "name": "ValidationOutcomeQuery",
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
    "id": "3e38a0c48732157d4bd40ce95f950950bfc0645992a82108333de1f9453f4419",
    "metadata": {},
    "name": "ValidationOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bec529216df8b350bb41c340cbe55816";

export default node;
