/**
 * @generated SignedSource<<1117c5fe0e6095ca5212d50ce1b0a807>>
 * @relayHash 0c64954fe75ed2a390f8351346d8552f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33018f486337bcc97f16eb9751dd42da064093c5f0beb01371019be5c2ae9b16

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignRunJobType = "BRONZE" | "GOLD" | "SILVER" | "UF";
export type RunCampaignsInput = {
  campaignIdText?: string | null | undefined;
  campaignIds?: ReadonlyArray<number> | null | undefined;
  jobType: CampaignRunJobType;
};
export type NewCampaignJobPageMutation$variables = {
  input: RunCampaignsInput;
};
export type NewCampaignJobPageMutation$data = {
  readonly runCampaigns: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type NewCampaignJobPageMutation = {
  response: NewCampaignJobPageMutation$data;
  variables: NewCampaignJobPageMutation$variables;
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
    "concreteType": "RunCampaignsPayload",
    "kind": "LinkedField",
    "name": "runCampaigns",
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
          (v1/*:: as any*/),
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
    "name": "NewCampaignJobPageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewCampaignJobPageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "33018f486337bcc97f16eb9751dd42da064093c5f0beb01371019be5c2ae9b16",
    "metadata": {},
    "name": "NewCampaignJobPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72aead6211ed8c4b60cf3503b546ea9a";

export default node;
