/**
 * @generated SignedSource<<4c334c41f0e14f45a169563e3e66b8b3>>
 * @relayHash c1236d6e137dc625aa9cbedc324c96c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff22cd79aad0a89cf61d79814fe6a6c9cd269096f4d6daa294d0146c1a89a70

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerSlugQuery$variables = {
  campaignId: number;
};
export type useCustomerSlugQuery$data = {
  readonly campaign: {
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCustomerSlugQuery = {
  response: useCustomerSlugQuery$data;
  variables: useCustomerSlugQuery$variables;
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
  "name": "slug",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCustomerSlugQuery",
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
    "name": "useCustomerSlugQuery",
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
    ]
  },
  "params": {
    "id": "bff22cd79aad0a89cf61d79814fe6a6c9cd269096f4d6daa294d0146c1a89a70",
    "metadata": {},
    "name": "useCustomerSlugQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8155dc56ed1a7bbdc2c3bf65f0d41d6a";

export default node;
