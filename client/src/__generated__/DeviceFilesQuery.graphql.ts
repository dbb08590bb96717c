/**
 * @generated SignedSource<<a1d7478cbfb4225d4755b0a878f281c4>>
 * @relayHash 6f4a8a1702bc6977be4e7e99641f4f76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53fb40941af8f4480cd73a5a8eb967af08bdd8c040e620c6e1e37c17fb45f8b2

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFilesQuery$variables = {
  hash: string;
};
export type DeviceFilesQuery$data = {
  readonly market: {
    readonly debugPinFiles: ReadonlyArray<{
      readonly date: string | null | undefined;
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
      "name": "date",
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
    "id": "53fb40941af8f4480cd73a5a8eb967af08bdd8c040e620c6e1e37c17fb45f8b2",
    "metadata": {},
    "name": "DeviceFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6437d7e7f919eb76b692709fc7c72efb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
