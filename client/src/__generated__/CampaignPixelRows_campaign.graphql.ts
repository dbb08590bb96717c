/**
 * @generated SignedSource<<89a05963c2437bc6960a512c86090966>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignPixelRows_campaign$data = {
  readonly campaignId: number;
  readonly pixels: {
    readonly nodes: ReadonlyArray<{
      readonly funnelStageLabel: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly pageLabel: string | null | undefined;
      readonly pixelId: number;
      readonly requestCount: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PixelActions_pixel" | "PixelForm_pixel">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
  readonly " $fragmentType": "CampaignPixelRows_campaign";
};
export type CampaignPixelRows_campaign$key = {
  readonly " $data"?: CampaignPixelRows_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignPixelRows_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CampaignPixelRows_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
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
      "concreteType": "PixelConnection",
      "kind": "LinkedField",
      "name": "pixels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadableCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pixel",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "pixelId",
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
              "name": "pageLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "funnelStageLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requestCount",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PixelActions_pixel"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PixelForm_pixel"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pixels(first:5000)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PixelForm_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "191564c0835bdc4eeeef1b016cb70a25";

export default node;
