/**
 * @generated SignedSource<<1435abd8a7aa78786307c70bd6614c39>>
 * @relayHash e6a616a4750d050c5ee2d2ce33b4c007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f2a60bb8570dd07a385093d8f0e2d84126af38830e2c5e40133e9fc6cf270ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type InventoryColumnsDialogQuery$variables = Record<PropertyKey, never>;
export type InventoryColumnsDialogQuery$data = {
  readonly inventoryFileTypes: ReadonlyArray<{
    readonly type: InventoryFileType;
    readonly " $fragmentSpreads": FragmentRefs<"InventoryColumnsDialog_type">;
  }>;
};
export type InventoryColumnsDialogQuery = {
  response: InventoryColumnsDialogQuery$data;
  variables: InventoryColumnsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
    "concreteType": "KnownInventoryColumn",
    "kind": "LinkedField",
    "name": "columns",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "meaning",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRequired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "otherNames",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InventoryColumnsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InventoryFileTypeInfo",
        "kind": "LinkedField",
        "name": "inventoryFileTypes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "InventoryColumnsDialog_type",
            "selections": (v1/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InventoryColumnsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InventoryFileTypeInfo",
        "kind": "LinkedField",
        "name": "inventoryFileTypes",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3f2a60bb8570dd07a385093d8f0e2d84126af38830e2c5e40133e9fc6cf270ea",
    "metadata": {},
    "name": "InventoryColumnsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2ef45cb9da719f334162809fc2e4d75";

export default node;
