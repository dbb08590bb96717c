/**
 * @generated SignedSource<<a77fc06e43d1896b099355b999d50e47>>
 * @relayHash eda27e8782b077b3a14d1af60afa3b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba32f43a627f6ae951e810a81c2b093b3b39f2556bf4fd82b936aa950c5a994e

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignRunJobType = "BRONZE" | "GOLD" | "SILVER" | "UF";
export type RunCampaignsInput = {
  campaignIdText?: string | null | undefined;
  campaignIds?: ReadonlyArray<number> | null | undefined;
  jobType: CampaignRunJobType;
};
export type useRunCampaignsMutation$variables = {
  input: RunCampaignsInput;
};
export type useRunCampaignsMutation$data = {
  readonly runCampaigns: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly message: string | null | undefined;
  } | null | undefined;
};
export type useRunCampaignsMutation = {
  response: useRunCampaignsMutation$data;
  variables: useRunCampaignsMutation$variables;
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
    "name": "useRunCampaignsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunCampaignsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ba32f43a627f6ae951e810a81c2b093b3b39f2556bf4fd82b936aa950c5a994e",
    "metadata": {},
    "name": "useRunCampaignsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c548db3b0d9a8ab8f3d143dd61123e04";

export default node;
