/**
 * @generated SignedSource<<d3c9faca19e6496d88e2a5361d98979e>>
 * @relayHash 798c0a3495418891553f4f8fe37514bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55f695d54b32957cfaaa9778484de7b937e6c81e6660006ac8a332673ceebb8c

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CampaignIdsFieldQuery$variables = Record<PropertyKey, never>;
export type CampaignIdsFieldQuery$data = {
  readonly campaigns: {
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly customer: Result<{
        readonly name: string;
      } | null | undefined, unknown>;
      readonly name: string;
    }>;
  };
};
export type CampaignIdsFieldQuery = {
  response: CampaignIdsFieldQuery$data;
  variables: CampaignIdsFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "direction": "DESC",
      "field": "ACTIVE_TO"
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignIdsFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Customer",
                  "kind": "LinkedField",
                  "name": "customer",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "campaigns(first:5000,orderBy:{\"direction\":\"DESC\",\"field\":\"ACTIVE_TO\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CampaignIdsFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "campaigns(first:5000,orderBy:{\"direction\":\"DESC\",\"field\":\"ACTIVE_TO\"})"
      }
    ]
  },
  "params": {
    "id": "55f695d54b32957cfaaa9778484de7b937e6c81e6660006ac8a332673ceebb8c",
    "metadata": {},
    "name": "CampaignIdsFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93f183a96088610792598558b900d29a";

export default node;
