/**
 * @generated SignedSource<<59e5128c4d425213641ffefe91321261>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignAdGroupRows_campaign$data = {
  readonly adGroups: ReadonlyArray<{
    readonly activeFrom: string | null | undefined;
    readonly activeTo: string | null | undefined;
    readonly assetCount: number;
    readonly flightId: number;
    readonly flightRef: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdGroupAssets_adGroup">;
  }>;
  readonly " $fragmentType": "CampaignAdGroupRows_campaign";
};
export type CampaignAdGroupRows_campaign$key = {
  readonly " $data"?: CampaignAdGroupRows_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignAdGroupRows_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CampaignAdGroupRows_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdGroup",
      "kind": "LinkedField",
      "name": "adGroups",
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
          "name": "flightId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flightRef",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdGroupAssets_adGroup"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "e9d1bd4a39a90401e1783c8a94159b26";

export default node;
