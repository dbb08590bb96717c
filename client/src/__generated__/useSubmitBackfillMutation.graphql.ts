/**
 * @generated SignedSource<<7cf638f1f7c8ffd46593dc0705525741>>
 * @relayHash 0d454ba2e65fd7ca14bd815d1243b215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05f4331dd9b17d7a4d58362f617e584f0629d7279e9583b1c6bdb19cbb074b6

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillJobType = "DIGITAL_STATIONARY" | "DIGITAL_TRANSIT" | "STATIC_TRANSIT";
export type SubmitBackfillInput = {
  customerId?: number | null | undefined;
  files?: ReadonlyArray<null>;
  jobType?: BackfillJobType | null | undefined;
  marketId?: number | null | undefined;
  providerId?: number | null | undefined;
};
export type useSubmitBackfillMutation$variables = {
  input: SubmitBackfillInput;
};
export type useSubmitBackfillMutation$data = {
  readonly submitBackfill: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly submission: {
      readonly text: string;
    } | null | undefined;
  } | null | undefined;
};
export type useSubmitBackfillMutation = {
  response: useSubmitBackfillMutation$data;
  variables: useSubmitBackfillMutation$variables;
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
    "concreteType": "SubmitBackfillPayload",
    "kind": "LinkedField",
    "name": "submitBackfill",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BackfillSubmission",
        "kind": "LinkedField",
        "name": "submission",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "useSubmitBackfillMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmitBackfillMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e05f4331dd9b17d7a4d58362f617e584f0629d7279e9583b1c6bdb19cbb074b6",
    "metadata": {},
    "name": "useSubmitBackfillMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad07db1b5e6c8e78ae98dcf3ce8a0106";

export default node;
