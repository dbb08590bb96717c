/**
 * @generated SignedSource<<aec8146b403b5c0e21e8791b6f477511>>
 * @relayHash 925e29af86ffc1579f6fac226608ec75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53c88cee5882561ab87cfedda4f2e03b5cd584e576461f77abb2e22f0e65d49

import type { ConcreteRequest } from 'relay-runtime';
export type liveListsCampaignRefreshJobsSubscription$variables = Record<PropertyKey, never>;
export type liveListsCampaignRefreshJobsSubscription$data = {
  readonly change: {
    readonly added: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly changed: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly readAt: string;
    readonly removedIds: ReadonlyArray<string>;
  };
};
export type liveListsCampaignRefreshJobsSubscription = {
  response: liveListsCampaignRefreshJobsSubscription$data;
  variables: liveListsCampaignRefreshJobsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v1 = [
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
        "concreteType": "CampaignRefreshJob",
        "kind": "LinkedField",
        "name": "added",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CampaignRefreshJob",
        "kind": "LinkedField",
        "name": "changed",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedIds",
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
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveListsCampaignRefreshJobsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b53c88cee5882561ab87cfedda4f2e03b5cd584e576461f77abb2e22f0e65d49",
    "metadata": {},
    "name": "liveListsCampaignRefreshJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5a90ae42ebaf3de38f25e5f5e894ae87";

export default node;
