/**
 * @generated SignedSource<<4c51530d1ca2ab00f27577fc8828886b>>
 * @relayHash 0c4256a3aed081545efd6c93501af0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af2c892f5648394a9bef4eb925368c3f0677ab3e8f93d5b7a38231812bcb4463

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCampaignMetadataInput = {
  customerId: number;
};
export type CustomerActionsMutation$variables = {
  input: UpdateCampaignMetadataInput;
};
export type CustomerActionsMutation$data = {
  readonly updateCampaignMetadata: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CustomerActionsMutation = {
  response: CustomerActionsMutation$data;
  variables: CustomerActionsMutation$variables;
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
    "name": "CustomerActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af2c892f5648394a9bef4eb925368c3f0677ab3e8f93d5b7a38231812bcb4463",
    "metadata": {},
    "name": "CustomerActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95458bf611a3c34122b7f19abd22ee35";

export default node;
