/**
 * @generated SignedSource<<0bf23b51f66bb596aa77473698724c4b>>
 * @relayHash cf169236b6a6bfd626b6a9108f981df8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8913e2fb76ccf616e10b1db9f737424268c80164ae8c41d784d19a05912f6af6

import type { ConcreteRequest } from 'relay-runtime';
export type HandlerFieldQuery$variables = Record<PropertyKey, never>;
export type HandlerFieldQuery$data = {
  readonly providerHandlers: ReadonlyArray<string>;
};
export type HandlerFieldQuery = {
  response: HandlerFieldQuery$data;
  variables: HandlerFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "providerHandlers",
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
    "name": "HandlerFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HandlerFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8913e2fb76ccf616e10b1db9f737424268c80164ae8c41d784d19a05912f6af6",
    "metadata": {},
    "name": "HandlerFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7801e6dbd778251d91ca7f6fb8b1e12b";

export default node;
