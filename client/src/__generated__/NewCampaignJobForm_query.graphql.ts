/**
 * @generated SignedSource<<45684671884677c2d03f6b3cec1a1b04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CampaignRunJobType = "BRONZE" | "GOLD" | "SILVER" | "UF";
import type { FragmentRefs } from "relay-runtime";
export type NewCampaignJobForm_query$data = {
  readonly campaignRunJobs: ReadonlyArray<{
    readonly jobType: CampaignRunJobType;
    readonly label: string;
    readonly run: {
      readonly allowed: boolean;
    };
  }>;
  readonly " $fragmentType": "NewCampaignJobForm_query";
};
export type NewCampaignJobForm_query$key = {
  readonly " $data"?: NewCampaignJobForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCampaignJobForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewCampaignJobForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignRunJob",
      "kind": "LinkedField",
      "name": "campaignRunJobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f40ebae4ea754390c4f06e72cdbe012e";

export default node;
