/**
 * @generated SignedSource<<753b44e06883a9f8d20b4ff3b710e794>>
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
    readonly adGroupId: number;
    readonly assetCount: number;
    readonly id: string;
    readonly name: string;
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

(node as any).hash = "4c84c4840d18e2d9c3285d81ccc0f9ca";

export default node;
