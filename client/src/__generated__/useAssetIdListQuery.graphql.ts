/**
 * @generated SignedSource<<58a7292c383df232e0878950c378ba26>>
 * @relayHash 187f8f21c6129926e7ed0f009514a0ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d426d11c138ed04e532d918376e189e1addd5eb376cc4e95f9a1e360a2385ccf

import type { ConcreteRequest } from 'relay-runtime';
export type useAssetIdListQuery$variables = {
  text: string;
};
export type useAssetIdListQuery$data = {
  readonly assetIdList: {
    readonly droppedParts: ReadonlyArray<string>;
    readonly duplicateIds: ReadonlyArray<number>;
    readonly ids: ReadonlyArray<number>;
  };
};
export type useAssetIdListQuery = {
  response: useAssetIdListQuery$data;
  variables: useAssetIdListQuery$variables;
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
    "name": "useAssetIdListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssetIdListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d426d11c138ed04e532d918376e189e1addd5eb376cc4e95f9a1e360a2385ccf",
    "metadata": {},
    "name": "useAssetIdListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e475f55779bc53375f8878eb3cf1ffc0";

export default node;
