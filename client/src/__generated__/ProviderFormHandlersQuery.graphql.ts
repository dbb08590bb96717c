/**
 * @generated SignedSource<<f5ea517a38bbfdfdaca6261bf2c25cee>>
 * @relayHash eb5bcbdb98da51611643f5722689a058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c21060f9adcce770e4b19bbc15e17e9949b0b2a772395a295d38a61af452389

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderFormHandlersQuery$variables = Record<PropertyKey, never>;
export type ProviderFormHandlersQuery$data = {
  readonly providerHandlers: ReadonlyArray<string>;
};
export type ProviderFormHandlersQuery = {
  response: ProviderFormHandlersQuery$data;
  variables: ProviderFormHandlersQuery$variables;
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
    "name": "ProviderFormHandlersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderFormHandlersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9c21060f9adcce770e4b19bbc15e17e9949b0b2a772395a295d38a61af452389",
    "metadata": {},
    "name": "ProviderFormHandlersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "040dbc4ec208e4bb08a3f1a7bebdf985";

export default node;
