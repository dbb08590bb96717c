/**
 * @generated SignedSource<<6ecacb57531381d704b0f987e6a38a4c>>
 * @relayHash edcb676b9515e489d82dc34568531c24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc1928594dfbe5fe7cb6d9967ebd674a5321edf5a4b1a3fc46fdc8fb1e4f87fb

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
      readonly type: InventoryFileType;
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
            "name": "type",
            "storageKey": null
          },
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
    "id": "bc1928594dfbe5fe7cb6d9967ebd674a5321edf5a4b1a3fc46fdc8fb1e4f87fb",
    "metadata": {},
    "name": "useUploadInventoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8f4dd9bef6ed802e77dfda95953e7cd";

export default node;
