/**
 * @generated SignedSource<<8c1be1f7000248961fd73212a5e2fd39>>
 * @relayHash f97736d54999b2730afe3057ac407a3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2678b5d905bbc8dc9ea4f03e26eb0a68b25c5c6d013041988607090959ae8247

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPixelFormQuery$variables = {
  campaignId: number;
};
export type NewPixelFormQuery$data = {
  readonly campaign: {
    readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
  } | null | undefined;
};
export type NewPixelFormQuery = {
  response: NewPixelFormQuery$data;
  variables: NewPixelFormQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewPixelFormQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "PixelForm_campaign"
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
    "name": "NewPixelFormQuery",
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
            "kind": "ScalarField",
            "name": "campaignId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "campaignRef",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
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
    "id": "2678b5d905bbc8dc9ea4f03e26eb0a68b25c5c6d013041988607090959ae8247",
    "metadata": {},
    "name": "NewPixelFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d2fc80a736e221dc4428e16c3870a20";

export default node;
