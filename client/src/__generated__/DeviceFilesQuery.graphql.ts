/**
 * @generated SignedSource<<5599501b37d6c9e76c7b583906f2a05c>>
 * @relayHash 3dec281431a733244d6af0b3fe147cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 420f525a39c03fbabc91f88dc9b7a717d175667ba3766d7f6da29ffcaccb958c

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFilesQuery$variables = {
  hash: string;
};
export type DeviceFilesQuery$data = {
  readonly market: {
    readonly debugPinFiles: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
      readonly read: {
        readonly allowed: boolean;
        readonly reason: string | null | undefined;
      };
    }>;
  } | null | undefined;
};
export type DeviceFilesQuery = {
  response: DeviceFilesQuery$data;
  variables: DeviceFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "DebugPinFile",
  "kind": "LinkedField",
  "name": "debugPinFiles",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "read",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeviceFilesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceFilesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "420f525a39c03fbabc91f88dc9b7a717d175667ba3766d7f6da29ffcaccb958c",
    "metadata": {},
    "name": "DeviceFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "537e0242e17c9dc8f06e2487e0f33a38";

export default node;
