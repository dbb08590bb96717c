/**
 * @generated SignedSource<<09741246c587d381c29d13c1b6e94bf7>>
 * @relayHash ce419f7e2a5113f572c02135f60ad4ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c88a80d5574126fc21b13d210a5ceb7a41ace144bdbf0291d6fbf568352f801

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
    "id": "6c88a80d5574126fc21b13d210a5ceb7a41ace144bdbf0291d6fbf568352f801",
    "metadata": {},
    "name": "useCampaignSlugQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa6aa2b94e00d8227e8b5eb3656833fb";

export default node;
