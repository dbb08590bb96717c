/**
 * @generated SignedSource<<f87447f08707cd81b4234d240d8a1f5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PipelineJobPhase = "COMPLETED" | "FAILED" | "PENDING" | "POSTPONED" | "PROCESSING" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type CampaignRefreshCard_job$data = {
  readonly activeFrom: string | null | undefined;
  readonly activeTo: string | null | undefined;
  readonly campaignId: number | null | undefined;
  readonly campaignName: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly customer: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly customerId: number | null | undefined;
  readonly id: string;
  readonly jobId: string;
  readonly markets: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly phase: PipelineJobPhase;
  readonly run: {
    readonly allowed: boolean;
    readonly reason: string | null | undefined;
  };
  readonly runLabel: string;
  readonly statusLabel: string;
  readonly " $fragmentType": "CampaignRefreshCard_job";
};
export type CampaignRefreshCard_job$key = {
  readonly " $data"?: CampaignRefreshCard_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignRefreshCard_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignRefreshCard_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignRefreshMarket",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusLabel",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runLabel",
      "storageKey": null
    }
  ],
  "type": "CampaignRefreshJob",
  "abstractKey": null
};
})();

(node as any).hash = "da1e34be46f0d5eab6fc7e198c780048";

export default node;
