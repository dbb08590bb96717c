/**
 * @generated SignedSource<<8f5255ed338a4f61cdc03efab585c3c7>>
 * @relayHash 10a69c48ab522e0dc7d3f954f8b662ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2797acde10ca7a50eccb9ea931445d93ee72aaa192e369949a6afd60a809dec9

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
export type ValidationResultsExportQuery$variables = {
  filter: SupportedAssetFilter;
  input: SupportedAssetsCheckInput;
  orderBy: SupportedAssetOrder;
  run: string;
};
export type ValidationResultsExportQuery$data = {
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
export type ValidationResultsExportQuery = {
  response: ValidationResultsExportQuery$data;
  variables: ValidationResultsExportQuery$variables;
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
    "name": "ValidationResultsExportQuery",
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
    "name": "ValidationResultsExportQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "2797acde10ca7a50eccb9ea931445d93ee72aaa192e369949a6afd60a809dec9",
    "metadata": {},
    "name": "ValidationResultsExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4be4d9c8db9f152dcbb3b7ce27711086";

export default node;
