/**
 * @generated SignedSource<<3ef3dbf09c81d1ba4597ef1f5e41a243>>
 * @relayHash b3535ebe691d98281eae719b883a96cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9196fbd0cf05c8e294e8168d5233dfdc82dbf79a85028be724ca9ea1fcfad81

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignExplorerPageCampaignQuery$variables = {
  campaignId: number;
  customerId: number;
};
export type CampaignExplorerPageCampaignQuery$data = {
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
export type CampaignExplorerPageCampaignQuery = {
  response: CampaignExplorerPageCampaignQuery$data;
  variables: CampaignExplorerPageCampaignQuery$variables;
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
    "name": "CampaignExplorerPageCampaignQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CampaignExplorerPageCampaignQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b9196fbd0cf05c8e294e8168d5233dfdc82dbf79a85028be724ca9ea1fcfad81",
    "metadata": {},
    "name": "CampaignExplorerPageCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e17d25ff7f32b68be53b1926d65c26db";

export default node;
