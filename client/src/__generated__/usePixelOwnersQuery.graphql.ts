/**
 * @generated SignedSource<<659935af312b87a3ff03963f04865f5a>>
 * @relayHash 3affad8de66448fbcc8000fe8ebb429c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0867dd6cda08e89a121e96c40845b65ca6f58368de543fb8857fc97b8fa10a4

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type usePixelOwnersQuery$variables = {
  customerId?: number | null | undefined;
};
export type usePixelOwnersQuery$data = {
  readonly campaigns: Result<{
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  }, unknown>;
  readonly customers: Result<{
    readonly nodes: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
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
v2 = {
  "kind": "Literal",
  "name": "orderBy",
  "value": {
    "field": "NAME"
  }
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
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
  (v2/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
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
          "args": (v3/*:: as any*/),
          "concreteType": "CustomerConnection",
          "kind": "LinkedField",
          "name": "customers",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Customer",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/)
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
          "args": (v7/*:: as any*/),
          "concreteType": "CampaignConnection",
          "kind": "LinkedField",
          "name": "campaigns",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Campaign",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v8/*:: as any*/),
                (v6/*:: as any*/)
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
        "args": (v3/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "customers(first:5000,orderBy:{\"field\":\"NAME\"})"
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v6/*:: as any*/),
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
    "id": "e0867dd6cda08e89a121e96c40845b65ca6f58368de543fb8857fc97b8fa10a4",
    "metadata": {},
    "name": "usePixelOwnersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "619224a780a45560e81aad70b7814912";

export default node;
