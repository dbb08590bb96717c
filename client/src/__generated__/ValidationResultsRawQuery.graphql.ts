/**
 * @generated SignedSource<<3f5da9033eef9bbdaf2665d09718ec83>>
 * @relayHash c764a13a9d8d5848a339e795a02dfd45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e60be14cf01e31131166912ea98a4d5cc8395d742a4487b793323f0aa482e2d

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
export type ValidationResultsRawQuery$variables = {
  input: SupportedAssetsCheckInput;
  run: string;
};
export type ValidationResultsRawQuery$data = {
  readonly supportedAssetsCheck: {
    readonly failure: string | null | undefined;
    readonly isRawTruncated: boolean;
    readonly raw: string | null | undefined;
    readonly status: number | null | undefined;
    readonly succeeded: boolean;
  };
};
export type ValidationResultsRawQuery = {
  response: ValidationResultsRawQuery$data;
  variables: ValidationResultsRawQuery$variables;
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
    "name": "ValidationResultsRawQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ValidationResultsRawQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e60be14cf01e31131166912ea98a4d5cc8395d742a4487b793323f0aa482e2d",
    "metadata": {},
    "name": "ValidationResultsRawQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5da5f65f99b443a5cfa88d7f570248c4";

export default node;
