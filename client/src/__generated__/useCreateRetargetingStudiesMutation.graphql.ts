/**
 * @generated SignedSource<<a0add191eec4be00500f559cb58a331c>>
 * @relayHash a142bceedef005db53f75fa49ea6b0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 934a5357f7fad13d589bb535ab8bb99017fc0a9c852afcc7855a6b11aced9afd

import type { ConcreteRequest } from 'relay-runtime';
export type DataPartnerCode = "ABSC_INSIGHTS" | "ACCRETIVE" | "GROUND_TRUTH" | "LIVERAMP" | "MARQUEE";
export type CreateRetargetingStudiesInput = {
  campaignIds: ReadonlyArray<number>;
  dataPartner?: DataPartnerCode | null | undefined;
};
export type useCreateRetargetingStudiesMutation$variables = {
  input: CreateRetargetingStudiesInput;
};
export type useCreateRetargetingStudiesMutation$data = {
  readonly createRetargetingStudies: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type useCreateRetargetingStudiesMutation = {
  response: useCreateRetargetingStudiesMutation$data;
  variables: useCreateRetargetingStudiesMutation$variables;
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
    "name": "useCreateRetargetingStudiesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateRetargetingStudiesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "934a5357f7fad13d589bb535ab8bb99017fc0a9c852afcc7855a6b11aced9afd",
    "metadata": {},
    "name": "useCreateRetargetingStudiesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7983db106a6fb9f8af7fd9aa8015fd5";

export default node;
