/**
 * @generated SignedSource<<0f7bf8d348c434c1fdb8c087d03c44e2>>
 * @relayHash 19ca52c94978af6b30588294b7e22030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e096fb2fe6b9eb91ac6435431276afe465808f683601195a6e39b2780e8735

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCampaignMetadataInput = {
  customerId: number;
};
export type CustomerDetailsPageActionsMutation$variables = {
  input: UpdateCampaignMetadataInput;
};
export type CustomerDetailsPageActionsMutation$data = {
  readonly updateCampaignMetadata: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CustomerDetailsPageActionsMutation = {
  response: CustomerDetailsPageActionsMutation$data;
  variables: CustomerDetailsPageActionsMutation$variables;
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
    "concreteType": "UpdateCampaignMetadataPayload",
    "kind": "LinkedField",
    "name": "updateCampaignMetadata",
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
    "name": "CustomerDetailsPageActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerDetailsPageActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "08e096fb2fe6b9eb91ac6435431276afe465808f683601195a6e39b2780e8735",
    "metadata": {},
    "name": "CustomerDetailsPageActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8798d3a44b9543eed6a81c40c80d8971";

export default node;
