/**
 * @generated SignedSource<<e9e6979665084a8fe9d0f607bea2459d>>
 * @relayHash e23b08b54a41e1592aa05c217cf86030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 542bb65d4ab7ed30d847086e2c44cf97d66320bdcd72db98254f0fb3da83dd9f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type NewCampaignJobPageCampaignsQuery$variables = Record<PropertyKey, never>;
export type NewCampaignJobPageCampaignsQuery$data = {
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
export type NewCampaignJobPageCampaignsQuery = {
  response: NewCampaignJobPageCampaignsQuery$data;
  variables: NewCampaignJobPageCampaignsQuery$variables;
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
    "name": "NewCampaignJobPageCampaignsQuery",
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
    "name": "NewCampaignJobPageCampaignsQuery",
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
    "id": "542bb65d4ab7ed30d847086e2c44cf97d66320bdcd72db98254f0fb3da83dd9f",
    "metadata": {},
    "name": "NewCampaignJobPageCampaignsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4617dc617347a9d3b5f69c0cc63181e";

export default node;
