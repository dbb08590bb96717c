/**
 * @generated SignedSource<<022a8737ec287e7ef757d55cf0638b58>>
 * @relayHash 4a37c9a309f98930c4b3094a8573ff16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b579ae825e0f0e2b2d0095d15ae138d70a086c9312f5c87975cb11195467c0c

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
    readonly failure: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "failure",
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
    "id": "9b579ae825e0f0e2b2d0095d15ae138d70a086c9312f5c87975cb11195467c0c",
    "metadata": {},
    "name": "liveListsCampaignRefreshJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b4263c2be5011daef501c9c6a19b9b60";

export default node;
