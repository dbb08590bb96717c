/**
 * @generated SignedSource<<25419f445bc41d848e72563179729970>>
 * @relayHash 71b09a55a2fa422f442841bfb0dda454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c1a63f5b4d6b1b3da2f608bdf7d4bbff277ac2ff0ea20ef57262e8fcd74471

import type { ConcreteRequest } from 'relay-runtime';
export type RunStudiesInput = {
  attributionIds: ReadonlyArray<number>;
};
export type useBulkStudyActionsRunMutation$variables = {
  input: RunStudiesInput;
};
export type useBulkStudyActionsRunMutation$data = {
  readonly runStudies: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly attributionId: number;
      readonly error: {
        readonly message: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useBulkStudyActionsRunMutation = {
  response: useBulkStudyActionsRunMutation$data;
  variables: useBulkStudyActionsRunMutation$variables;
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
    "concreteType": "RunStudiesPayload",
    "kind": "LinkedField",
    "name": "runStudies",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RunStudyOutcome",
        "kind": "LinkedField",
        "name": "outcomes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attributionId",
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
    "name": "useBulkStudyActionsRunMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkStudyActionsRunMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "69c1a63f5b4d6b1b3da2f608bdf7d4bbff277ac2ff0ea20ef57262e8fcd74471",
    "metadata": {},
    "name": "useBulkStudyActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e55c4b07e88db55461a3a87440b27d4";

export default node;
