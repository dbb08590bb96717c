/**
 * @generated SignedSource<<d34c7fd2513754c0d4d4fb3978f71b15>>
 * @relayHash 930c581687c9ece13e0c4f28601327e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17265b485f9a41afcc682e88de7ccec79f6e41cb7d7169f67c1dcb63aa539436

import type { ConcreteRequest } from 'relay-runtime';
export type ClearFaultsInput = {
  faultId?: number | null | undefined;
};
export type useClearFaultsMutation$variables = {
  input: ClearFaultsInput;
};
export type useClearFaultsMutation$data = {
  readonly clearFaults: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useClearFaultsMutation = {
  response: useClearFaultsMutation$data;
  variables: useClearFaultsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ClearFaultsPayload",
    "kind": "LinkedField",
    "name": "clearFaults",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClearFaultsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClearFaultsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17265b485f9a41afcc682e88de7ccec79f6e41cb7d7169f67c1dcb63aa539436",
    "metadata": {},
    "name": "useClearFaultsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b47dba1d64fe9fa8f63e0356cbd1d39";

export default node;
