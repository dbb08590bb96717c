/**
 * @generated SignedSource<<2418e2a62d363999e68cd50667147755>>
 * @relayHash 3a0543989eef2616358fc27eceef2eb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637e6ac900c90ca02d48481e6804a2c9fb14fcbca18cff35e24c1b9f2856e82b

import type { ConcreteRequest } from 'relay-runtime';
export type readIsLockMaintainerQuery$variables = Record<PropertyKey, never>;
export type readIsLockMaintainerQuery$data = {
  readonly viewer: {
    readonly isLockMaintainer: boolean;
  } | null | undefined;
};
export type readIsLockMaintainerQuery = {
  response: readIsLockMaintainerQuery$data;
  variables: readIsLockMaintainerQuery$variables;
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
    "name": "readIsLockMaintainerQuery",
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
    "name": "readIsLockMaintainerQuery",
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
    "id": "637e6ac900c90ca02d48481e6804a2c9fb14fcbca18cff35e24c1b9f2856e82b",
    "metadata": {},
    "name": "readIsLockMaintainerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a28dda63761cddaf06d697f43ee7877e";

export default node;
