/**
 * @generated SignedSource<<06332c9bb30fdea2594088d8fd414def>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RunCampaignForm_campaign$data = {
  readonly campaignId: number;
  readonly markets: Result<ReadonlyArray<{
    readonly isKnown: boolean;
    readonly name: string;
  }>, unknown>;
  readonly " $fragmentType": "RunCampaignForm_campaign";
};
export type RunCampaignForm_campaign$key = {
  readonly " $data"?: RunCampaignForm_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunCampaignForm_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunCampaignForm_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CampaignMarket",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
        "selections": [
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
            "name": "isKnown",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "819b865e356a430399962a55380b9d1c";

export default node;
