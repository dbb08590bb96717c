/**
 * @generated SignedSource<<a8bed9dc8185de7207cfca858f39a437>>
 * @relayHash e76aa4b4a34dcae3cafdec203d581107
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a85163fe9840103734d9e567edf326370ec44522defb84574138a8710776adcd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignExplorerPageCampaignQuery$variables = {
  campaignId: number;
  customerId: number;
  isCompared?: boolean | null | undefined;
  otherId?: number | null | undefined;
};
export type CampaignExplorerPageCampaignQuery$data = {
  readonly campaignExplorer: {
    readonly campaign: {
      readonly " $fragmentSpreads": FragmentRefs<"CampaignExplorerPage_campaign">;
    } | null | undefined;
    readonly other?: {
      readonly " $fragmentSpreads": FragmentRefs<"CampaignExplorerPage_campaign">;
    } | null | undefined;
  };
};
export type CampaignExplorerPageCampaignQuery = {
  response: CampaignExplorerPageCampaignQuery$data;
  variables: CampaignExplorerPageCampaignQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "campaignId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v3 = {
  "defaultValue": 0,
  "kind": "LocalArgument",
  "name": "otherId"
},
v4 = {
  "kind": "Variable",
  "name": "customerId",
  "variableName": "customerId"
},
v5 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "campaignId"
  },
  (v4/*:: as any*/)
],
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CampaignExplorerPage_campaign"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "otherId"
  },
  (v4/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
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
      (v8/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignExplorerPageCampaignQuery",
    "selections": [
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
            "args": (v5/*:: as any*/),
            "concreteType": "ExploredCampaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isCompared",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "other",
                "args": (v7/*:: as any*/),
                "concreteType": "ExploredCampaign",
                "kind": "LinkedField",
                "name": "campaign",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CampaignExplorerPageCampaignQuery",
    "selections": [
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
            "args": (v5/*:: as any*/),
            "concreteType": "ExploredCampaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isCompared",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "other",
                "args": (v7/*:: as any*/),
                "concreteType": "ExploredCampaign",
                "kind": "LinkedField",
                "name": "campaign",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a85163fe9840103734d9e567edf326370ec44522defb84574138a8710776adcd",
    "metadata": {},
    "name": "CampaignExplorerPageCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95c8424696c867b52c007e42bcfdb746";

export default node;
