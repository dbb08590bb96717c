/**
 * @generated SignedSource<<268f84e8c89eb35029f1f6bf94b2f635>>
 * @relayHash 38fe3233c52a514be7d67850f0345d73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1a289363a47213b782a67490354668d7a15b2f820542a9990fac0c552f110c

import type { ConcreteRequest } from 'relay-runtime';
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
export type useExportValidationQuery$variables = {
  filter: SupportedAssetFilter;
  input: SupportedAssetsCheckInput;
  orderBy: SupportedAssetOrder;
  run: string;
};
export type useExportValidationQuery$data = {
  readonly supportedAssetsCheck: {
    readonly matches: {
      readonly report: {
        readonly fileName: string;
        readonly mediaType: string;
        readonly text: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type useExportValidationQuery = {
  response: useExportValidationQuery$data;
  variables: useExportValidationQuery$variables;
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
  "name": "orderBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "run"
},
v4 = [
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
        "args": [
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
        "concreteType": "SupportedAssetMatches",
        "kind": "LinkedField",
        "name": "matches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CsvFile",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mediaType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportValidationQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useExportValidationQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "aa1a289363a47213b782a67490354668d7a15b2f820542a9990fac0c552f110c",
    "metadata": {},
    "name": "useExportValidationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33c271df79f6013e0986dfec161214b0";

export default node;
