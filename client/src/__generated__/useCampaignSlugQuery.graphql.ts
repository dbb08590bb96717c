/**
 * @generated SignedSource<<4ae7b4da0e580baab18e8a2c7f8e69d4>>
 * @relayHash 9558cef97f2ba1818e498410572a9392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a75a4a7ad78146d2a11768d36d7afc4c5e4b7e35fc2245674c7ae312daf237d

import type { ConcreteRequest } from 'relay-runtime';
export type useCampaignSlugQuery$variables = {
  campaignId: number;
};
export type useCampaignSlugQuery$data = {
  readonly campaign: {
    readonly customer: {
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type useCampaignSlugQuery = {
  response: useCampaignSlugQuery$data;
  variables: useCampaignSlugQuery$variables;
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
    "name": "useCampaignSlugQuery",
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
    "name": "useCampaignSlugQuery",
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
    "id": "2a75a4a7ad78146d2a11768d36d7afc4c5e4b7e35fc2245674c7ae312daf237d",
    "metadata": {},
    "name": "useCampaignSlugQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be09894a55f92b7d35bd681e58d4e674";

export default node;
