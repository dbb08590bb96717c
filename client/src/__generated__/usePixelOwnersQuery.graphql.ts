/**
 * @generated SignedSource<<7d53a338229bce7a53075d7f4a047bfd>>
 * @relayHash 39fcd769053278b6f755a49438c6a46c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa865c7a0b2f9dd17a610c87a9d956cdfa4e5eb693da58ca7363f64de3ce6cc9

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type usePixelOwnersQuery$variables = {
  customerId?: number | null | undefined;
};
export type usePixelOwnersQuery$data = {
  readonly campaigns: Result<{
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly campaignRef: string;
    }>;
    readonly totalCount: number;
  }, unknown>;
  readonly customers: Result<{
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
    }>;
    readonly totalCount: number;
  }, unknown>;
};
export type usePixelOwnersQuery = {
  response: usePixelOwnersQuery$data;
  variables: usePixelOwnersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 5000
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "NAME"
    }
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v6 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "field": "REF"
    }
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignRef",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePixelOwnersQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v2/*:: as any*/),
          "concreteType": "CustomerConnection",
          "kind": "LinkedField",
          "name": "customers",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Customer",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
        },
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v6/*:: as any*/),
          "concreteType": "CampaignConnection",
          "kind": "LinkedField",
          "name": "campaigns",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Campaign",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePixelOwnersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aa865c7a0b2f9dd17a610c87a9d956cdfa4e5eb693da58ca7363f64de3ce6cc9",
    "metadata": {},
    "name": "usePixelOwnersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94e0ed723f855102f1ff55b4d82c6dde";

export default node;
