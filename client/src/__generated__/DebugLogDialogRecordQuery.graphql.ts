/**
 * @generated SignedSource<<d390ecd1926487e65363c7a120b2c4dd>>
 * @relayHash 5384c1d2b06e2bda723c390780f877c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0e7ceff58290e33224670454cab3c4c323d2e24f0f2151f03fa0e0554b196a3

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogDialogRecordQuery$variables = {
  debugId: string;
};
export type DebugLogDialogRecordQuery$data = {
  readonly debugLog: {
    readonly details: {
      readonly recordText: string;
    };
  } | null | undefined;
};
export type DebugLogDialogRecordQuery = {
  response: DebugLogDialogRecordQuery$data;
  variables: DebugLogDialogRecordQuery$variables;
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
    "name": "DebugLogDialogRecordQuery",
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
    "name": "DebugLogDialogRecordQuery",
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
    "id": "f0e7ceff58290e33224670454cab3c4c323d2e24f0f2151f03fa0e0554b196a3",
    "metadata": {},
    "name": "DebugLogDialogRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d70cf95fb4944a46d4bfda72ea1262f6";

export default node;
