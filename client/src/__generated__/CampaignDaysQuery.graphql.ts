/**
 * @generated SignedSource<<616175cd9a971d391d5b746070f71f43>>
 * @relayHash d3098f54b17d65309fd34a256fbf451f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc4cd4e17a1563adab5ba74ec8d748675a78caca02b3de9c3f14a8966f6301d

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CampaignDaysQuery$variables = {
  campaignId: number;
};
export type CampaignDaysQuery$data = {
  readonly campaign: {
    readonly deviceCountByDate: Result<ReadonlyArray<{
      readonly date: string;
      readonly deviceCount: number | null | undefined;
    }>, unknown>;
    readonly mileageByDate: Result<ReadonlyArray<{
      readonly date: string;
      readonly miles: number | null | undefined;
    }>, unknown>;
  } | null | undefined;
};
export type CampaignDaysQuery = {
  response: CampaignDaysQuery$data;
  variables: CampaignDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "campaignId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "campaignId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "DailyMiles",
  "kind": "LinkedField",
  "name": "mileageByDate",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "DailyDevices",
  "kind": "LinkedField",
  "name": "deviceCountByDate",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CampaignDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1cc4cd4e17a1563adab5ba74ec8d748675a78caca02b3de9c3f14a8966f6301d",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a21c071c0a5835f44d07fa0baeb8a19b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
