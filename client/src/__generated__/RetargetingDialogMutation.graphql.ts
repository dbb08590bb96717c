/**
 * @generated SignedSource<<3a46cebd65a578519290526d98f11c93>>
 * @relayHash e478f15cb46fc80b70962d813450c4f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4e91c352e173b519251783c0f16051f56820dc693e2e85c13241ba445be6fd7

import type { ConcreteRequest } from 'relay-runtime';
export type DataPartnerCode = "ABSC_INSIGHTS" | "ACCRETIVE" | "GROUND_TRUTH" | "LIVERAMP" | "MARQUEE";
export type CreateRetargetingStudiesInput = {
  campaignIds: ReadonlyArray<number>;
  dataPartner?: DataPartnerCode | null | undefined;
};
export type RetargetingDialogMutation$variables = {
  input: CreateRetargetingStudiesInput;
};
export type RetargetingDialogMutation$data = {
  readonly createRetargetingStudies: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type RetargetingDialogMutation = {
  response: RetargetingDialogMutation$data;
  variables: RetargetingDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "concreteType": "CreateRetargetingStudiesPayload",
    "kind": "LinkedField",
    "name": "createRetargetingStudies",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "RetargetingDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RetargetingDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a4e91c352e173b519251783c0f16051f56820dc693e2e85c13241ba445be6fd7",
    "metadata": {},
    "name": "RetargetingDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47e0e3207243e1743558cf81e5093755";

export default node;
