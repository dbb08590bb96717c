/**
 * @generated SignedSource<<317a43a9dd7f775254208919ad55b239>>
 * @relayHash 246552d0f5dc74ab3f7ece1631ea5eda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47c06223d69aa878a15bd6350ee6124b2c603c549e32019bdb5323d11694634b

import type { ConcreteRequest } from 'relay-runtime';
export type SaveAssetOwnerInput = {
  assetOwnerId: number;
  defaultMarketId?: number | null | undefined;
};
export type useSaveAssetOwnerMutation$variables = {
  input: SaveAssetOwnerInput;
};
export type useSaveAssetOwnerMutation$data = {
  readonly saveAssetOwner: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveAssetOwnerMutation = {
  response: useSaveAssetOwnerMutation$data;
  variables: useSaveAssetOwnerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
      }
    ],
    "concreteType": "SaveAssetOwnerPayload",
    "kind": "LinkedField",
    "name": "saveAssetOwner",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "useSaveAssetOwnerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveAssetOwnerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47c06223d69aa878a15bd6350ee6124b2c603c549e32019bdb5323d11694634b",
    "metadata": {},
    "name": "useSaveAssetOwnerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6af92d86c8430eda528d98f03a12012f";

export default node;
