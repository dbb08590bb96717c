/**
 * @generated SignedSource<<3aaa77d8943d1c0f1401d0f3eb53e4c7>>
 * @relayHash 6c7013712dfb5918a4de3b9331e64892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63fb242984d884a8df95082689319941cd7c2cef04777a69005df371a35c41b6

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CampaignWorkQuery$variables = {
  campaignId: number;
};
export type CampaignWorkQuery$data = {
  readonly campaign: {
    readonly refreshJobs: Result<{
      readonly nodes: ReadonlyArray<{
        readonly activeFrom: string | null | undefined;
        readonly activeTo: string | null | undefined;
        readonly createdAt: string | null | undefined;
        readonly id: string;
        readonly refreshJobId: string;
        readonly statusLabel: string;
      }>;
      readonly totalCount: number;
      readonly unreadableCount: number;
    }, unknown>;
    readonly studies: Result<{
      readonly nodes: ReadonlyArray<{
        readonly endDate: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly startDate: string | null | undefined;
        readonly statusLabel: string;
        readonly studyId: number;
      }>;
      readonly totalCount: number;
      readonly unreadableCount: number;
    }, unknown>;
  } | null | undefined;
};
export type CampaignWorkQuery = {
  response: CampaignWorkQuery$data;
  variables: CampaignWorkQuery$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "StudyConnection",
  "kind": "LinkedField",
  "name": "studies",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Study",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "studyId",
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
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "studies(first:5)"
},
v8 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "concreteType": "CampaignRefreshJobConnection",
  "kind": "LinkedField",
  "name": "refreshJobs",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignRefreshJob",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refreshJobId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
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
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "refreshJobs(first:5)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignWorkQuery",
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
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
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
    "name": "CampaignWorkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "63fb242984d884a8df95082689319941cd7c2cef04777a69005df371a35c41b6",
    "metadata": {},
    "name": "CampaignWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d235648ff853c10b3aacd55894f05989";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
