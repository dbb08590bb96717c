/**
 * @generated SignedSource<<212b5dfaece11b0ac22d04c04b2956df>>
 * @relayHash 2c0009413de200f9bb05f49444ad96e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 862afb0f0d6f64e86d6aadde11ede3dd3e1303b468687ec2834402fb51623925

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogRawQuery$variables = {
  debugId: string;
};
export type DebugLogRawQuery$data = {
  readonly debugLog: {
    readonly details: {
      readonly recordText: string;
    };
  } | null | undefined;
};
export type DebugLogRawQuery = {
  response: DebugLogRawQuery$data;
  variables: DebugLogRawQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "debugId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "debugId",
        "variableName": "debugId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "DebugLogDetails",
  "kind": "LinkedField",
  "name": "details",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordText",
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
    "name": "DebugLogRawQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
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
    "name": "DebugLogRawQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
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
    "id": "862afb0f0d6f64e86d6aadde11ede3dd3e1303b468687ec2834402fb51623925",
    "metadata": {},
    "name": "DebugLogRawQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27ddb0c4fb9f910488f8b13fa4755e62";

export default node;
