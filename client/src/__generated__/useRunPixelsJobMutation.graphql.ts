/**
 * @generated SignedSource<<17217669d2d80f6a14ca0a9f82c6d93c>>
 * @relayHash 1ad65c674c36f3fcf7a04c09d44121d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76f35a1f4315d928303f85d52512d1c6d818367d78c60e540240dcf1c8d98d01

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type RunPixelsJobInput = {
  dates: DateRangeInput;
  pixelId: number;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type useRunPixelsJobMutation$variables = {
  input: RunPixelsJobInput;
};
export type useRunPixelsJobMutation$data = {
  readonly runPixelsJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRunPixelsJobMutation = {
  response: useRunPixelsJobMutation$data;
  variables: useRunPixelsJobMutation$variables;
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
    "concreteType": "RunPixelsJobPayload",
    "kind": "LinkedField",
    "name": "runPixelsJob",
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
    "name": "useRunPixelsJobMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunPixelsJobMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "76f35a1f4315d928303f85d52512d1c6d818367d78c60e540240dcf1c8d98d01",
    "metadata": {},
    "name": "useRunPixelsJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83b99043c52ae33f3eb56f6ea98773e3";

export default node;
