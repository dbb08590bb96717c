/**
 * @generated SignedSource<<a24d86c9ca07aebc2c1240a17a347878>>
 * @relayHash 6faf211b3bae26f46f3e9448559aa2cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7832457eb0d8a0cb2cd7db8b1816b09e4b9ae7d5313f680b47f16471b8b70da5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StationaryCampaignsPageQuery$variables = Record<PropertyKey, never>;
export type StationaryCampaignsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StationaryCampaignsTable_query">;
};
export type StationaryCampaignsPageQuery = {
  response: StationaryCampaignsPageQuery$data;
  variables: StationaryCampaignsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StationaryCampaignsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "StationaryCampaignsTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StationaryCampaignsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "isStationary": true
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 5000
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": {
              "field": "NAME"
            }
          }
        ],
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadableCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campaignId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "campaigns(filter:{\"isStationary\":true},first:5000,orderBy:{\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "7832457eb0d8a0cb2cd7db8b1816b09e4b9ae7d5313f680b47f16471b8b70da5",
    "metadata": {},
    "name": "StationaryCampaignsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd0c9cc8019a770a85b0660489c6eb17";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
