/**
 * @generated SignedSource<<e9b6fe816806d0c3ea6d30e4b075e1cd>>
 * @relayHash d21fe93b0072c9868392075579250e76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 354527b4f40ac14c18b6d820b784437a4b7e0df3415dac8deb8894cdf4f9e99a

import type { ConcreteRequest } from 'relay-runtime';
export type ExploredCampaignQuery$variables = {
  campaignId: number;
  customerId: number;
};
export type ExploredCampaignQuery$data = {
  readonly campaignExplorer: {
    readonly campaign: {
      readonly adGroups: ReadonlyArray<{
        readonly inventoryType: string | null | undefined;
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
                "name": "inventoryType",
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
    "id": "354527b4f40ac14c18b6d820b784437a4b7e0df3415dac8deb8894cdf4f9e99a",
    "metadata": {},
    "name": "ExploredCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39f8825320bfa6f8625b3ba293adc382";

export default node;
