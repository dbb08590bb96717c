/**
 * @generated SignedSource<<fe39941be227888c6734a4ff0bc72af7>>
 * @relayHash 07f0017013a8da05a95c6099536d6f2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4934e8e92023fea2682d895ac49c1abbbc1eae690b7e06564c493ad26cd36b

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
export type CampaignRefreshJobPageQuery$variables = {
  jobId: string;
};
export type CampaignRefreshJobPageQuery$data = {
  readonly campaignRefreshJob: {
    readonly activeFrom: string | null | undefined;
    readonly activeTo: string | null | undefined;
    readonly campaignId: number | null | undefined;
    readonly campaignName: string | null | undefined;
    readonly createdAt: string | null | undefined;
    readonly customer: Result<{
      readonly name: string;
      readonly slug: string;
    } | null | undefined, unknown>;
    readonly customerId: number | null | undefined;
    readonly id: string;
    readonly jobId: string;
    readonly markets: ReadonlyArray<{
      readonly activeFrom: string | null | undefined;
      readonly activeTo: string | null | undefined;
      readonly name: string;
    }>;
    readonly phase: PipelineJobPhase;
    readonly run: {
      readonly allowed: boolean;
      readonly reason: string | null | undefined;
    };
    readonly runLabel: string;
    readonly statusLabel: string;
    readonly statusText: string;
  } | null | undefined;
};
export type CampaignRefreshJobPageQuery = {
  response: CampaignRefreshJobPageQuery$data;
  variables: CampaignRefreshJobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "jobId",
        "variableName": "jobId"
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
  "kind": "ScalarField",
  "name": "jobId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeFrom",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeTo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "CampaignRefreshMarket",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v16 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "runLabel",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignRefreshJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CampaignRefreshJob",
        "kind": "LinkedField",
        "name": "campaignRefreshJob",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Customer",
              "kind": "LinkedField",
              "name": "customer",
              "plural": false,
              "selections": [
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
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
    "name": "CampaignRefreshJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CampaignRefreshJob",
        "kind": "LinkedField",
        "name": "campaignRefreshJob",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db4934e8e92023fea2682d895ac49c1abbbc1eae690b7e06564c493ad26cd36b",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbe5f1c952f601c244b84040d6b52cdf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
