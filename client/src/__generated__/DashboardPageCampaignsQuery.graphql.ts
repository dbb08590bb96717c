/**
 * @generated SignedSource<<46373ed061b97bf408f116f0dfb7f1e4>>
 * @relayHash 628f01fca8c1cd8994207fb35e30108d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3fe283c610c552d1fd8ba65f22277404392447458c758825e773556025997c4

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardPageCampaignsQuery$variables = Record<PropertyKey, never>;
export type DashboardPageCampaignsQuery$data = {
  readonly campaigns: {
    readonly totalCount: number;
  } | null | undefined;
};
export type DashboardPageCampaignsQuery = {
  response: DashboardPageCampaignsQuery$data;
  variables: DashboardPageCampaignsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CampaignConnection",
    "kind": "LinkedField",
    "name": "campaigns",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardPageCampaignsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardPageCampaignsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b3fe283c610c552d1fd8ba65f22277404392447458c758825e773556025997c4",
    "metadata": {},
    "name": "DashboardPageCampaignsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f3a0f30b173e640f9234cfdedf355b0";

export default node;
