/**
 * @generated SignedSource<<33a61d84ec7a2e46600916aabba918e3>>
 * @relayHash 36157c331e90bcd8ea68e47121806302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 622cf8cfa8a7a96ca109dc97217d5e1ad1feb5e413bda21859d6a32182ffb7d2

import type { ConcreteRequest } from 'relay-runtime';
export type SignInPageQuery$variables = Record<PropertyKey, never>;
export type SignInPageQuery$data = {
  readonly console: {
    readonly contactUrl: string;
    readonly isSandbox: boolean;
  };
};
export type SignInPageQuery = {
  response: SignInPageQuery$data;
  variables: SignInPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Console",
    "kind": "LinkedField",
    "name": "console",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contactUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSandbox",
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
    "metadata": null,
    "name": "SignInPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignInPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "622cf8cfa8a7a96ca109dc97217d5e1ad1feb5e413bda21859d6a32182ffb7d2",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6511c0e079c81cb43d2e0db3a4805fe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
