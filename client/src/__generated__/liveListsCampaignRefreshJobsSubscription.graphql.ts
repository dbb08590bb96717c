/**
 * @generated SignedSource<<c790b1596b0dbca90c5cea072786e8ad>>
 * @relayHash 488867df90ecc511050328bd29f2433a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e30cc0807154ec74a2806c14b5e7ff5f7010317c41402d8bf766456883f2949

import type { ConcreteRequest } from 'relay-runtime';
export type liveListsCampaignRefreshJobsSubscription$variables = Record<PropertyKey, never>;
export type liveListsCampaignRefreshJobsSubscription$data = {
  readonly change: {
    readonly failure: string | null | undefined;
    readonly hasChanged: boolean;
    readonly readAt: string;
  };
};
export type liveListsCampaignRefreshJobsSubscription = {
  response: liveListsCampaignRefreshJobsSubscription$data;
  variables: liveListsCampaignRefreshJobsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "change",
    "args": null,
    "concreteType": "CampaignRefreshJobsChange",
    "kind": "LinkedField",
    "name": "campaignRefreshJobsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasChanged",
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
    "name": "liveListsCampaignRefreshJobsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveListsCampaignRefreshJobsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4e30cc0807154ec74a2806c14b5e7ff5f7010317c41402d8bf766456883f2949",
    "metadata": {},
    "name": "liveListsCampaignRefreshJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f106b8d75b5165351b89de960288e54a";

export default node;
