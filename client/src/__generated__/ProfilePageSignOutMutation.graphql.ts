/**
 * @generated SignedSource<<143087d02ad76a28a931cae3ca24ca8d>>
 * @relayHash 7042b60578727e2001e4ce82cc1ed14e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 843b7956972cf16a0587dca7321ecbadcb26369566903fb2e95d073158b97c64

import type { ConcreteRequest } from 'relay-runtime';
export type ProfilePageSignOutMutation$variables = Record<PropertyKey, never>;
export type ProfilePageSignOutMutation$data = {
  readonly signOut: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type ProfilePageSignOutMutation = {
  response: ProfilePageSignOutMutation$data;
  variables: ProfilePageSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "metadata": null,
    "name": "ProfilePageSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfilePageSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "843b7956972cf16a0587dca7321ecbadcb26369566903fb2e95d073158b97c64",
    "metadata": {},
    "name": "ProfilePageSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1e5790bdf8736babd299090c73084a9";

export default node;
