/**
 * @generated SignedSource<<12a760ae304b9d85700d28ac5ab0a8fd>>
 * @relayHash fa372ed331303c2d866c100cd5ebeef3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de238d98ecded104c6d2424e9b731f7d14b4ddd6144c09ee45d0669c099f316a

import type { ConcreteRequest } from 'relay-runtime';
export type CheckPixelsInput = {
  pixelIds: ReadonlyArray<number>;
};
export type PixelActionsMutation$variables = {
  input: CheckPixelsInput;
};
export type PixelActionsMutation$data = {
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
export type PixelActionsMutation = {
  response: PixelActionsMutation$data;
  variables: PixelActionsMutation$variables;
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
    "name": "PixelActionsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PixelActionsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "de238d98ecded104c6d2424e9b731f7d14b4ddd6144c09ee45d0669c099f316a",
    "metadata": {},
    "name": "PixelActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26eec17d3b3698aa10e67cf7bf023247";

export default node;
