/**
 * @generated SignedSource<<a050163c53a9030a7c0b3f9c4ce0f068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignPixelRows_campaign$data = {
  readonly campaignId: number;
  readonly pixels: ReadonlyArray<{
    readonly funnelStageLabel: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly pageLabel: string | null | undefined;
    readonly pixelId: number;
    readonly requestCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PixelActions_pixel" | "PixelForm_pixel">;
  }>;
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
      "args": null,
      "concreteType": "Pixel",
      "kind": "LinkedField",
      "name": "pixels",
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

(node as any).hash = "a0133fdfcdebd6010d09ea77df4fb31a";

export default node;
