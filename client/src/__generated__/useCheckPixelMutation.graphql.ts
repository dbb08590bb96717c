/**
 * @generated SignedSource<<b8e3c3814f118b499fdaa004c9345eaf>>
 * @relayHash 0d555618e01cb50e8e8aa8a749f7dc5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0dda46ce7e484db93d0eb65d22de39b352997eacf807c10f26e93d04d58360

import type { ConcreteRequest } from 'relay-runtime';
export type CheckPixelInput = {
  pixelId: number;
};
export type useCheckPixelMutation$variables = {
  input: CheckPixelInput;
};
export type useCheckPixelMutation$data = {
  readonly checkPixel: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly hasFiredRecently: boolean | null | undefined;
  } | null | undefined;
};
export type useCheckPixelMutation = {
  response: useCheckPixelMutation$data;
  variables: useCheckPixelMutation$variables;
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
    "concreteType": "CheckPixelPayload",
    "kind": "LinkedField",
    "name": "checkPixel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasFiredRecently",
        "storageKey": null
      },
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
    "name": "useCheckPixelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckPixelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af0dda46ce7e484db93d0eb65d22de39b352997eacf807c10f26e93d04d58360",
    "metadata": {},
    "name": "useCheckPixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a3c11ad991e3067841aebec561c9e33";

export default node;
