/**
 * @generated SignedSource<<f2119badf8a50ca456c56fbf81536c64>>
 * @relayHash dc5419da8cb9f9d5f3982e7aaee12ca8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0c8252371431d00e50d54404d0579d8930668a2440cfda96b916dfe530b80e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveAssetOwnerInput = {
  assetOwnerId: number;
  defaultMarketId?: number | null | undefined;
  revision?: string | null | undefined;
};
export type useSaveAssetOwnerMutation$variables = {
  input: SaveAssetOwnerInput;
};
export type useSaveAssetOwnerMutation$data = {
  readonly saveAssetOwner: {
    readonly assetOwner: {
      readonly " $fragmentSpreads": FragmentRefs<"AssetOwnerForm_assetOwner">;
    } | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveAssetOwnerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveAssetOwnerPayload",
        "kind": "LinkedField",
        "name": "saveAssetOwner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "assetOwner",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AssetOwnerForm_assetOwner"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveAssetOwnerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveAssetOwnerPayload",
        "kind": "LinkedField",
        "name": "saveAssetOwner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetOwner",
            "kind": "LinkedField",
            "name": "assetOwner",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "assetOwnerId",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultMarketId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Market",
                "kind": "LinkedField",
                "name": "defaultMarket",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0c8252371431d00e50d54404d0579d8930668a2440cfda96b916dfe530b80e2",
    "metadata": {},
    "name": "useSaveAssetOwnerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "576bbfb3c7b83cf032ddac9ea33f799c";

export default node;
