/**
 * @generated SignedSource<<c9806b1a85fd44ba81cc7800bffe57a9>>
 * @relayHash 748fe04f70e363391937ef0ef9ef069c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c25fbf3cf25fca16acd07942059edf9d67de9875c7a64e4ea121159c9d7cf92

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCampaignMetadataInput = {
  customerId: number;
};
export type useUpdateCampaignMetadataMutation$variables = {
  input: UpdateCampaignMetadataInput;
};
export type useUpdateCampaignMetadataMutation$data = {
  readonly updateCampaignMetadata: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useUpdateCampaignMetadataMutation = {
  response: useUpdateCampaignMetadataMutation$data;
  variables: useUpdateCampaignMetadataMutation$variables;
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
    "name": "useUpdateCampaignMetadataMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateCampaignMetadataMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c25fbf3cf25fca16acd07942059edf9d67de9875c7a64e4ea121159c9d7cf92",
    "metadata": {},
    "name": "useUpdateCampaignMetadataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3035431e9fc3c61c44dab3a44b9b9a0a";

export default node;
