/**
 * @generated SignedSource<<4f740102b95af1fabc4d1a22bd23799c>>
 * @relayHash 903b9792d347623e6ed436c77ef5c4f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e57d7967753949c7752db2b73c6a2d2e7318c79206a77335de181eec45631e2

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillJobType = "DIGITAL_STATIONARY" | "DIGITAL_TRANSIT" | "STATIC_TRANSIT";
export type SubmitBackfillInput = {
  customerId?: number | null | undefined;
  files?: ReadonlyArray<null>;
  jobType?: BackfillJobType | null | undefined;
  marketId?: number | null | undefined;
  providerId?: number | null | undefined;
};
export type BackfillFormMutation$variables = {
  input: SubmitBackfillInput;
};
export type BackfillFormMutation$data = {
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
export type BackfillFormMutation = {
  response: BackfillFormMutation$data;
  variables: BackfillFormMutation$variables;
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
    "name": "BackfillFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BackfillFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e57d7967753949c7752db2b73c6a2d2e7318c79206a77335de181eec45631e2",
    "metadata": {},
    "name": "BackfillFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e01b1d5deebf6b232f64a9081f33a029";

export default node;
