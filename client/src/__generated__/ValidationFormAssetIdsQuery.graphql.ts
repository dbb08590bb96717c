/**
 * @generated SignedSource<<fe9db43af0cc056ed87544dc04b9fec8>>
 * @relayHash 673fb80d346dac3eccd02414d943fdc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7c7277ed64cce162ce144ace7a17d28227d143e7f30f9e33bc9d3a2a8072e4

import type { ConcreteRequest } from 'relay-runtime';
export type ValidationFormAssetIdsQuery$variables = {
  text: string;
};
export type ValidationFormAssetIdsQuery$data = {
  readonly developer: {
    readonly assetIdList: {
      readonly droppedParts: ReadonlyArray<string>;
      readonly duplicateIds: ReadonlyArray<number>;
      readonly ids: ReadonlyArray<number>;
    };
  };
};
export type ValidationFormAssetIdsQuery = {
  response: ValidationFormAssetIdsQuery$data;
  variables: ValidationFormAssetIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Developer",
    "kind": "LinkedField",
    "name": "developer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "text",
            "variableName": "text"
          }
        ],
        "concreteType": "AssetIdList",
        "kind": "LinkedField",
        "name": "assetIdList",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duplicateIds",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ValidationFormAssetIdsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ValidationFormAssetIdsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a7c7277ed64cce162ce144ace7a17d28227d143e7f30f9e33bc9d3a2a8072e4",
    "metadata": {},
    "name": "ValidationFormAssetIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "640032583fd5127e6bd69ab50f4e407e";

export default node;
