/**
 * @generated SignedSource<<b50be41c5e1168e1ecf287f33ef721e5>>
 * @relayHash 50e5e32e0ce66d97091381aa5a95f3ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af9327df507746886a48e5f74892a5c152d4a2beba96fccb60f8682460103af

import type { ConcreteRequest } from 'relay-runtime';
export type FacePosition = "BACK" | "CENTER" | "LEFT" | "RIGHT";
export type SupportedAssetsCheckInput = {
  adGroupId?: number | null | undefined;
  assetIdText?: string | null | undefined;
  assetIds?: ReadonlyArray<number>;
  assetOwner?: string | null | undefined;
  customerId?: number | null | undefined;
  mediaPositions?: ReadonlyArray<FacePosition>;
  mediaProduct?: string | null | undefined;
};
export type ValidationRawQuery$variables = {
  input: SupportedAssetsCheckInput;
  run: string;
};
export type ValidationRawQuery$data = {
  readonly supportedAssetsCheck: {
    readonly failure: string | null | undefined;
    readonly isRawTruncated: boolean;
    readonly raw: string | null | undefined;
    readonly status: number | null | undefined;
    readonly succeeded: boolean;
  };
};
export type ValidationRawQuery = {
  response: ValidationRawQuery$data;
  variables: ValidationRawQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "run"
  }
],
v1 = [
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
        "name": "succeeded",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
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
        "name": "raw",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRawTruncated",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ValidationRawQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ValidationRawQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9af9327df507746886a48e5f74892a5c152d4a2beba96fccb60f8682460103af",
    "metadata": {},
    "name": "ValidationRawQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28b1213078b840970011c1489545569c";

export default node;
