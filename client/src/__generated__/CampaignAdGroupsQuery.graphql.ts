/**
 * @generated SignedSource<<0eeb707e321e1670b532d190f852bb67>>
 * @relayHash caf61d6187c14a2330816a23de21328f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf2e44a23c1995c1bc4a1b079ec73feb2b0e7030e7286f38d0e5d282168068d

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignAdGroupsQuery$variables = {
  campaignId: number;
};
export type CampaignAdGroupsQuery$data = {
  readonly campaign: {
    readonly adGroups: ReadonlyArray<{
      readonly activeFrom: string | null | undefined;
      readonly activeTo: string | null | undefined;
      readonly adGroupId: number;
      readonly assetCount: number;
      readonly assets: {
        readonly nodes: ReadonlyArray<{
          readonly assetId: number;
          readonly label: string;
        }>;
      };
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type CampaignAdGroupsQuery = {
  response: CampaignAdGroupsQuery$data;
  variables: CampaignAdGroupsQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AdGroup",
  "kind": "LinkedField",
  "name": "adGroups",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adGroupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assetCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
      "concreteType": "AdGroupAssetConnection",
      "kind": "LinkedField",
      "name": "assets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdGroupAsset",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assets(first:5000)"
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
    "name": "CampaignAdGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "CampaignAdGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ecf2e44a23c1995c1bc4a1b079ec73feb2b0e7030e7286f38d0e5d282168068d",
    "metadata": {},
    "name": "CampaignAdGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46ac1d33dbde6a3b36acd38760fea6a8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
