/**
 * @generated SignedSource<<58d2f62f24ebf848552c597213083ed6>>
 * @relayHash 3a4defa8af5d3749d4e645460b9f68a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84fd1c172a9caa9cb438084b7fb28667c9a382eac2cb22a7224df1ce4d405297

import type { ConcreteRequest } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type UploadInventoryInput = {
  customerId: number;
  file: null;
  types?: ReadonlyArray<InventoryFileType> | null | undefined;
};
export type useUploadInventoryMutation$variables = {
  input: UploadInventoryInput;
};
export type useUploadInventoryMutation$data = {
  readonly uploadInventory: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly upload: {
      readonly text: string;
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
};
export type useUploadInventoryMutation = {
  response: useUploadInventoryMutation$data;
  variables: useUploadInventoryMutation$variables;
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
    "concreteType": "UploadInventoryPayload",
    "kind": "LinkedField",
    "name": "uploadInventory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InventoryUpload",
        "kind": "LinkedField",
        "name": "upload",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
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
      },
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
    "name": "useUploadInventoryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadInventoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84fd1c172a9caa9cb438084b7fb28667c9a382eac2cb22a7224df1ce4d405297",
    "metadata": {},
    "name": "useUploadInventoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8782834fb0358f6e7b9363053ac11f0";

export default node;
