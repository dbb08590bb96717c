/**
 * @generated SignedSource<<c064d89b88e39646a4e71609c6456b75>>
 * @relayHash f6dc28ab7c7ae5000cbad6c4205c16c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0ec6dac6fd02e4bab7ce88db0a8acacca39a578c414e06358624a5e9dcc16ae

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillPageConnectionMutation$variables = Record<PropertyKey, never>;
export type BackfillPageConnectionMutation$data = {
  readonly testBackfillConnection: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type BackfillPageConnectionMutation = {
  response: BackfillPageConnectionMutation$data;
  variables: BackfillPageConnectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TestBackfillConnectionPayload",
    "kind": "LinkedField",
    "name": "testBackfillConnection",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
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
    "metadata": null,
    "name": "BackfillPageConnectionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BackfillPageConnectionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0ec6dac6fd02e4bab7ce88db0a8acacca39a578c414e06358624a5e9dcc16ae",
    "metadata": {},
    "name": "BackfillPageConnectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3efa7cf8376e07eea0db11ea0370713d";

export default node;
