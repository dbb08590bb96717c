/**
 * @generated SignedSource<<9addaf7861cadbb1013c54dec5326a91>>
 * @relayHash ffe0eda846ef8e5b258dbd004584ed7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfa988b6472ce019005564cafee2b09ca11cf714491b6f9adc594a05c3355209

import type { ConcreteRequest } from 'relay-runtime';
export type CheckPixelsInput = {
  pixelIds: ReadonlyArray<number>;
};
export type useCheckPixelsMutation$variables = {
  input: CheckPixelsInput;
};
export type useCheckPixelsMutation$data = {
  readonly checkPixels: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly error: {
        readonly message: string;
      } | null | undefined;
      readonly hasFiredRecently: boolean | null | undefined;
      readonly pixelId: number;
    }>;
  } | null | undefined;
};
export type useCheckPixelsMutation = {
  response: useCheckPixelsMutation$data;
  variables: useCheckPixelsMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CheckPixelsPayload",
    "kind": "LinkedField",
    "name": "checkPixels",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckPixelOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pixelId",
            "storageKey": null
          },
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
            "name": "error",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": (v1/*:: as any*/),
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
    "name": "useCheckPixelsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckPixelsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bfa988b6472ce019005564cafee2b09ca11cf714491b6f9adc594a05c3355209",
    "metadata": {},
    "name": "useCheckPixelsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b91b1fa20d5883717a7853e93f1e7a0a";

export default node;
