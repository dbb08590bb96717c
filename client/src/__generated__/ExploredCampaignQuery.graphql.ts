/**
 * @generated SignedSource<<0332a36552e8fe1188ac5143862788b8>>
 * @relayHash 901f63caf1d8bf63c6895b01a975d706
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9334126841eef639c8cd39bff350a2e35414b87937e509d5168d299fc9d0a78c

import type { ConcreteRequest } from 'relay-runtime';
export type ExploredCampaignQuery$variables = {
  campaignId: number;
  customerId: number;
};
export type ExploredCampaignQuery$data = {
  readonly campaignExplorer: {
    readonly campaign: {
      readonly adGroups: ReadonlyArray<{
        readonly adGroupId: number | null | undefined;
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "adGroupId",
                "storageKey": null
              },
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
    "id": "9334126841eef639c8cd39bff350a2e35414b87937e509d5168d299fc9d0a78c",
    "metadata": {},
    "name": "ExploredCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c8ccfdc7fc2c20a8c979607d88c6128";

export default node;
