/**
 * @generated SignedSource<<b72d51e1752750b657c97a3c026432df>>
 * @relayHash 52f53f017c4ca41d78f68825184eab08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cfe06f7e0f36f721c847be5bc7b312ef7c5f4ffd14e3b81e13eea440b4f72fb

import type { ConcreteRequest } from 'relay-runtime';
export type DataPartnerCode = "ABSC_INSIGHTS" | "ACCRETIVE" | "GROUND_TRUTH" | "LIVERAMP" | "MARQUEE";
export type RetargetingDialogQuery$variables = Record<PropertyKey, never>;
export type RetargetingDialogQuery$data = {
  readonly activeCampaigns: {
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
  readonly dataPartners: ReadonlyArray<{
    readonly code: DataPartnerCode;
    readonly name: string;
  }>;
};
export type RetargetingDialogQuery = {
  response: RetargetingDialogQuery$data;
  variables: RetargetingDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "DataPartner",
  "kind": "LinkedField",
  "name": "dataPartners",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RetargetingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "activeCampaigns",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
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
        "storageKey": "activeCampaigns(first:5000)"
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RetargetingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "activeCampaigns",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
        ],
        "storageKey": "activeCampaigns(first:5000)"
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "7cfe06f7e0f36f721c847be5bc7b312ef7c5f4ffd14e3b81e13eea440b4f72fb",
    "metadata": {},
    "name": "RetargetingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9228786efef51c99ad8605d79eff555c";

export default node;
