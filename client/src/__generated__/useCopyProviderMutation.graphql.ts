/**
 * @generated SignedSource<<a4fdb9bab7b6776424c3102da7315dc0>>
 * @relayHash 266a27a7eded63b8feb5d67352abdc87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5252538da0d729c68866e7d1aaeb7ae624ba8672b9d281d0855e180d0239d66a

import type { ConcreteRequest } from 'relay-runtime';
export type CopyProviderInput = {
  providerId: number;
};
export type useCopyProviderMutation$variables = {
  input: CopyProviderInput;
};
export type useCopyProviderMutation$data = {
  readonly copyProvider: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCopyProviderMutation = {
  response: useCopyProviderMutation$data;
  variables: useCopyProviderMutation$variables;
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
    "concreteType": "CopyProviderPayload",
    "kind": "LinkedField",
    "name": "copyProvider",
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
    "name": "useCopyProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopyProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5252538da0d729c68866e7d1aaeb7ae624ba8672b9d281d0855e180d0239d66a",
    "metadata": {},
    "name": "useCopyProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "908dc36f2e286b6d692c6455f7fc3494";

export default node;
