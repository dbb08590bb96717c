/**
 * @generated SignedSource<<b4e3058dcf7d655d1812bbeed584d634>>
 * @relayHash 8f681f00cd485828174e3c9006439443
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5888b105891cdf4e7395e0ff01e481ace215e4ae2b9db216ae486fad8d42a3f9

import type { ConcreteRequest } from 'relay-runtime';
export type lockMaintainerQuery$variables = Record<PropertyKey, never>;
export type lockMaintainerQuery$data = {
  readonly viewer: {
    readonly isLockMaintainer: boolean;
  } | null | undefined;
};
export type lockMaintainerQuery = {
  response: lockMaintainerQuery$data;
  variables: lockMaintainerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLockMaintainer",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "lockMaintainerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "lockMaintainerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "5888b105891cdf4e7395e0ff01e481ace215e4ae2b9db216ae486fad8d42a3f9",
    "metadata": {},
    "name": "lockMaintainerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa46e08f768a2b309a71c574b2b35e2b";

export default node;
