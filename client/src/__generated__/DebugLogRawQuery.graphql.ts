/**
 * @generated SignedSource<<84279bc14d4321d58f3130bf210631f0>>
 * @relayHash c55fc69203bcc00b773cd69908b6acf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81bebdfe61940480820dfc810a550dd5369633f4f504f773fa4d654886e3be9f

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogRawQuery$variables = {
  debugId: string;
};
export type DebugLogRawQuery$data = {
  readonly debugLog: {
    readonly details: {
      readonly raw: string;
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
      "name": "raw",
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
    "id": "81bebdfe61940480820dfc810a550dd5369633f4f504f773fa4d654886e3be9f",
    "metadata": {},
    "name": "DebugLogRawQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49ce2689dc7a8b3e806359de04291b47";

export default node;
