/**
 * @generated SignedSource<<c12bd74de8d16b64f5512efcc91fd2e3>>
 * @relayHash 802fe0bfaebe79948aff66bad50a2044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a63c9f376039dc55308ce6c42bcefcd228ca3868be6851579d594b125b2db079

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type RunCampaignPageQuery$variables = {
  campaignId: number;
};
export type RunCampaignPageQuery$data = {
  readonly campaign: {
    readonly campaignId: number;
    readonly customerName: string | null | undefined;
    readonly markets: Result<ReadonlyArray<{
      readonly isKnown: boolean;
      readonly name: string;
    }>, unknown>;
    readonly name: string;
  } | null | undefined;
};
export type RunCampaignPageQuery = {
  response: RunCampaignPageQuery$data;
  variables: RunCampaignPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CampaignMarket",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKnown",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RunCampaignPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "RESULT"
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
    "name": "RunCampaignPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "a63c9f376039dc55308ce6c42bcefcd228ca3868be6851579d594b125b2db079",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a19beb96e46db60f0c711d4a75a7ede";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
