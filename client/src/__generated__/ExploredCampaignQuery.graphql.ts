/**
 * @generated SignedSource<<a88ddc9ef4816544a59de4cc7075253a>>
 * @relayHash 2a3d2eec9ffa27ce9bfcf92d4d02b72b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf4d21c1391569c8b3ea57748696b00dfe93c89f7e3d0d3ab0fe375e982cdc5

import type { ConcreteRequest } from 'relay-runtime';
export type ExploredCampaignQuery$variables = {
  campaignId: number;
  customerId: number;
};
export type ExploredCampaignQuery$data = {
  readonly campaignExplorer: {
    readonly campaign: {
      readonly adGroups: ReadonlyArray<{
        readonly inventoryTypeText: string | null | undefined;
        readonly mediaType: string | null | undefined;
        readonly name: string;
      }>;
      readonly marketNames: ReadonlyArray<string>;
      readonly name: string;
    } | null | undefined;
  };
};
export type ExploredCampaignQuery = {
  response: ExploredCampaignQuery$data;
  variables: ExploredCampaignQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "campaignId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CampaignExplorer",
    "kind": "LinkedField",
    "name": "campaignExplorer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "campaignId",
            "variableName": "campaignId"
          },
          {
            "kind": "Variable",
            "name": "customerId",
            "variableName": "customerId"
          }
        ],
        "concreteType": "ExploredCampaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ExploredAdGroup",
            "kind": "LinkedField",
            "name": "adGroups",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inventoryTypeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mediaType",
                "storageKey": null
              }
            ],
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExploredCampaignQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExploredCampaignQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ccf4d21c1391569c8b3ea57748696b00dfe93c89f7e3d0d3ab0fe375e982cdc5",
    "metadata": {},
    "name": "ExploredCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4db50a206fedf6a3b18ee85e6dd39a55";

export default node;
