/**
 * @generated SignedSource<<c5f942a1487a68cdd5d68399ced849c4>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CheckPixelButton_pixel" | "CopyPixelLinkButton_pixel" | "PixelForm_pixel">;
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
          "name": "CheckPixelButton_pixel"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CopyPixelLinkButton_pixel"
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

(node as any).hash = "efd5282a909473117cc62ed060f01c09";

export default node;
