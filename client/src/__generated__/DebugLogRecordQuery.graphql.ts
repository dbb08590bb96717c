/**
 * @generated SignedSource<<442c44f5fa1abc484477a1c2992c2958>>
 * @relayHash c214e0c1705240a6021337e44263d0b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61c34b922cbf863be65317e029710ad6c184dde6ec2d537f8ef61f8971cc1382

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogRecordQuery$variables = {
  debugId: string;
};
export type DebugLogRecordQuery$data = {
  readonly debugLog: {
    readonly details: {
      readonly recordText: string;
    };
  } | null | undefined;
};
export type DebugLogRecordQuery = {
  response: DebugLogRecordQuery$data;
  variables: DebugLogRecordQuery$variables;
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
    "kind": "Variable",
    "name": "debugId",
    "variableName": "debugId"
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
    "name": "DebugLogRecordQuery",
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
    "name": "DebugLogRecordQuery",
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
    "id": "61c34b922cbf863be65317e029710ad6c184dde6ec2d537f8ef61f8971cc1382",
    "metadata": {},
    "name": "DebugLogRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b736202df89d766821132687a8604c7d";

export default node;
