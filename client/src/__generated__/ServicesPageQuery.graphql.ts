/**
 * @generated SignedSource<<2bea21d2807eae2fe43ef79f05c09491>>
 * @relayHash 4a08a2cd47028e6e1544eb39def65123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f6f9a7a70eb312c09d5dc7fa4167812c1dc29b954ffe948956c87ab33c9e9e

import type { ConcreteRequest } from 'relay-runtime';
export type ServicesPageQuery$variables = Record<PropertyKey, never>;
export type ServicesPageQuery$data = {
  readonly developer: {
    readonly serviceCalls: ReadonlyArray<{
      readonly averageMilliseconds: number | null | undefined;
      readonly callCount: number;
      readonly failureCount: number;
      readonly hasFailed: boolean | null | undefined;
      readonly lastAt: string | null | undefined;
      readonly lastError: string | null | undefined;
      readonly lastMilliseconds: number | null | undefined;
      readonly lastStatus: number | null | undefined;
      readonly method: string;
      readonly name: string;
      readonly path: string;
      readonly service: string;
      readonly unreadableRowCount: number;
    }>;
  };
};
export type ServicesPageQuery = {
  response: ServicesPageQuery$data;
  variables: ServicesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Developer",
    "kind": "LinkedField",
    "name": "developer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceCall",
        "kind": "LinkedField",
        "name": "serviceCalls",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "service",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "method",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "callCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failureCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadableRowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasFailed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastError",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMilliseconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "averageMilliseconds",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ServicesPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ServicesPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38f6f9a7a70eb312c09d5dc7fa4167812c1dc29b954ffe948956c87ab33c9e9e",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "278e4eefeca602ad511ffb73cdcf732d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
