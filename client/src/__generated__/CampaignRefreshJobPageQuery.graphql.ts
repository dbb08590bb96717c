/**
 * @generated SignedSource<<2c86a3213ab768fbeca1e03c1104b0b7>>
 * @relayHash 15ee0512ec8c873e0ae1adeee3240d2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91dae4d94bfcd12cfd2bccfedbbe016b4ca2442ee3e8b41f2b6f188aa09d98f9

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
export type CampaignRefreshJobPageQuery$variables = {
  refreshJobId: string;
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
    readonly markets: ReadonlyArray<{
      readonly activeFrom: string | null | undefined;
      readonly activeTo: string | null | undefined;
      readonly name: string;
    }>;
    readonly phase: PipelineJobPhase;
    readonly refreshJobId: string;
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
    "name": "refreshJobId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "refreshJobId",
    "variableName": "refreshJobId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refreshJobId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeFrom",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeTo",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CampaignRefreshMarket",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v15 = {
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "runLabel",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "91dae4d94bfcd12cfd2bccfedbbe016b4ca2442ee3e8b41f2b6f188aa09d98f9",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "685f77bab730400cba76d38a9ca984e8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
