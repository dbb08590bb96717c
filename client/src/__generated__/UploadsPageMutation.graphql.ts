/**
 * @generated SignedSource<<85f93135648398fe1c48532d6db1f7a1>>
 * @relayHash 0c9a33ee0798ed2545dd2bb871462d15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42da972192b474442b5514685e6518fbd69caca3d13f2b5d2306fb76c2664e03

import type { ConcreteRequest } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type UploadInventoryInput = {
  customerId: number;
  file: null;
  types?: ReadonlyArray<InventoryFileType> | null | undefined;
};
export type UploadsPageMutation$variables = {
  input: UploadInventoryInput;
};
export type UploadsPageMutation$data = {
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
export type UploadsPageMutation = {
  response: UploadsPageMutation$data;
  variables: UploadsPageMutation$variables;
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
    "name": "UploadsPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadsPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42da972192b474442b5514685e6518fbd69caca3d13f2b5d2306fb76c2664e03",
    "metadata": {},
    "name": "UploadsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b57ae2dad47f15b37e15b4d438ee5f40";

export default node;
