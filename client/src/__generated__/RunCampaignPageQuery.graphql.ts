/**
 * @generated SignedSource<<406c070b03cb43e1cf1dede6911bba95>>
 * @relayHash bd5e2762776664ab05739eb567cf9dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f9ef592d674b31beabb93f96ac27e6b38c14ecaae982d0b8e29c2c15ed87d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunCampaignPageQuery$variables = {
  campaignId: number;
};
export type RunCampaignPageQuery$data = {
  readonly campaign: {
    readonly campaignId: number;
    readonly customerName: string | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RunCampaignForm_campaign">;
  } | null | undefined;
};
export type RunCampaignPageQuery = {
  response: RunCampaignPageQuery$data;
  variables: RunCampaignPageQuery$variables;
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
  "name": "campaignId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RunCampaignPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunCampaignForm_campaign"
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
    "name": "RunCampaignPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CampaignMarket",
            "kind": "LinkedField",
            "name": "markets",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isKnown",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3f9ef592d674b31beabb93f96ac27e6b38c14ecaae982d0b8e29c2c15ed87d1",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "954821c3d97bffc61cb9d74ca4185639";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
