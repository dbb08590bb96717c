/**
 * @generated SignedSource<<463b57be719553cf90bd2926280f530d>>
 * @relayHash 2ac39d6bbdf8a840ddb39b27de052f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69dcef05ba37dcf4fb3340fca894bf8f344fc792a3641be56addfe10e929d783

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignRunJobType = "BRONZE" | "GOLD" | "SILVER" | "UF";
export type NewCampaignJobPageQuery$variables = Record<PropertyKey, never>;
export type NewCampaignJobPageQuery$data = {
  readonly campaignRunJobs: ReadonlyArray<{
    readonly jobType: CampaignRunJobType;
    readonly label: string;
    readonly run: {
      readonly allowed: boolean;
    };
  }>;
};
export type NewCampaignJobPageQuery = {
  response: NewCampaignJobPageQuery$data;
  variables: NewCampaignJobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CampaignRunJob",
    "kind": "LinkedField",
    "name": "campaignRunJobs",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Decision",
        "kind": "LinkedField",
        "name": "run",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "allowed",
            "storageKey": null
          }
        ],
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewCampaignJobPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewCampaignJobPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "69dcef05ba37dcf4fb3340fca894bf8f344fc792a3641be56addfe10e929d783",
    "metadata": {},
    "name": "NewCampaignJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb22c2f925db6cd1a6a2090b8f5da9fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
