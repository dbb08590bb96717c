/**
 * @generated SignedSource<<e89802d0842a2df0f8ce880c5bc1e0c4>>
 * @relayHash ad211848cf44573b74f7ebc594be5a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11afe7e1449d378c9301b64f7e436319f6dd04e3f9a6686a690f5c32af6a1847

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
    "fields": [
      {
        "kind": "Variable",
        "name": "campaignId",
        "variableName": "campaignId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
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
    "id": "11afe7e1449d378c9301b64f7e436319f6dd04e3f9a6686a690f5c32af6a1847",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4234a37449ba7383e138fd298a6e711e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
