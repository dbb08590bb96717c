/**
 * @generated SignedSource<<35a05b244f6557bf40b90b9b6cf41536>>
 * @relayHash 2c01bac3fc27024e80d295769d21177c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 582e5021b0dcc7e55b1b3ff9184896ce9333f3e395632d05ba182efe02af19d7

import type { ConcreteRequest } from 'relay-runtime';
export type ValidationFormAssetIdsQuery$variables = {
  text: string;
};
export type ValidationFormAssetIdsQuery$data = {
  readonly assetIdList: {
    readonly droppedParts: ReadonlyArray<string>;
    readonly duplicateIds: ReadonlyArray<number>;
    readonly ids: ReadonlyArray<number>;
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
    "id": "582e5021b0dcc7e55b1b3ff9184896ce9333f3e395632d05ba182efe02af19d7",
    "metadata": {},
    "name": "ValidationFormAssetIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aba7dd7de3fe9f381da5d3745263bd2a";

export default node;
