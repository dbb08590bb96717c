/**
 * @generated SignedSource<<32143fe3f6a3a623fafe46e5ada8c0da>>
 * @relayHash 14732194955104b2bb81fcd90df438b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05a075f56c7688857b01fb175f268d4c9dd0edc6ee65e72cc50ddf7f89dae698

import type { ConcreteRequest } from 'relay-runtime';
export type usePixelOwnersQuery$variables = Record<PropertyKey, never>;
export type usePixelOwnersQuery$data = {
  readonly campaigns: {
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly campaignRef: string;
      readonly customerId: number;
    }>;
  };
  readonly customers: {
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
    }>;
  };
};
export type usePixelOwnersQuery = {
  response: usePixelOwnersQuery$data;
  variables: usePixelOwnersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 5000
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "NAME"
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "REF"
    }
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignRef",
  "storageKey": null
},
v7 = {
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
    "name": "usePixelOwnersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "campaigns(first:5000,orderBy:{\"field\":\"REF\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePixelOwnersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "campaigns(first:5000,orderBy:{\"field\":\"REF\"})"
      }
    ]
  },
  "params": {
    "id": "05a075f56c7688857b01fb175f268d4c9dd0edc6ee65e72cc50ddf7f89dae698",
    "metadata": {},
    "name": "usePixelOwnersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75c0f2c44f89452837e508d810fefb98";

export default node;
