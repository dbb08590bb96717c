/**
 * @generated SignedSource<<09bbce6ac48a47ed1a23c7d7df72ec68>>
 * @relayHash 3b4b4dfc5c52d3ea7ffe383843ba6382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5d92bcda7a79ec530b554d3984eee20811313584063f015fea4457422923991

import type { ConcreteRequest } from 'relay-runtime';
export type TestBackfillConnectionButtonMutation$variables = Record<PropertyKey, never>;
export type TestBackfillConnectionButtonMutation$data = {
  readonly testBackfillConnection: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type TestBackfillConnectionButtonMutation = {
  response: TestBackfillConnectionButtonMutation$data;
  variables: TestBackfillConnectionButtonMutation$variables;
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
    "name": "TestBackfillConnectionButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TestBackfillConnectionButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5d92bcda7a79ec530b554d3984eee20811313584063f015fea4457422923991",
    "metadata": {},
    "name": "TestBackfillConnectionButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67598eca24a82b6e6565fca37abfe005";

export default node;
