/**
 * @generated SignedSource<<94e463f2e3ad0c5d3dd44180ecde593e>>
 * @relayHash 370a781ba593f828a124e37a8f25963b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1664c27749ba82c09823dfbcca04687de361e1a1cc66fadedb42c024e143a070

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignDaysQuery$variables = {
  campaignId: number;
  isCompared?: boolean | null | undefined;
  otherId?: number | null | undefined;
};
export type CampaignDaysQuery$data = {
  readonly campaign: {
    readonly " $fragmentSpreads": FragmentRefs<"CampaignDays_campaign">;
  } | null | undefined;
  readonly other?: {
    readonly " $fragmentSpreads": FragmentRefs<"CampaignDays_campaign">;
  } | null | undefined;
};
export type CampaignDaysQuery = {
  response: CampaignDaysQuery$data;
  variables: CampaignDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "campaignId"
},
v1 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v2 = {
  "defaultValue": 0,
  "kind": "LocalArgument",
  "name": "otherId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "campaignId"
  }
],
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CampaignDays_campaign"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "otherId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DailyMiles",
    "kind": "LinkedField",
    "name": "mileageByDate",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "miles",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DailyDevices",
    "kind": "LinkedField",
    "name": "deviceCountByDate",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deviceCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "isCompared",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "other",
            "args": (v5/*:: as any*/),
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CampaignDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "isCompared",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "other",
            "args": (v5/*:: as any*/),
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1664c27749ba82c09823dfbcca04687de361e1a1cc66fadedb42c024e143a070",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7421bd23a5060a711dd2f4191e175077";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
