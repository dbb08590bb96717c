/**
 * @generated SignedSource<<0e8864179e01e092d5b3869c2f7bc3fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CampaignDays_campaign$data = {
  readonly deviceCountByDate: Result<ReadonlyArray<{
    readonly date: string;
    readonly deviceCount: number | null | undefined;
  }>, unknown>;
  readonly mileageByDate: Result<ReadonlyArray<{
    readonly date: string;
    readonly miles: number | null | undefined;
  }>, unknown>;
  readonly " $fragmentType": "CampaignDays_campaign";
};
export type CampaignDays_campaign$key = {
  readonly " $data"?: CampaignDays_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignDays_campaign">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignDays_campaign",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DailyMiles",
        "kind": "LinkedField",
        "name": "mileageByDate",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "miles",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DailyDevices",
        "kind": "LinkedField",
        "name": "deviceCountByDate",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deviceCount",
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
})();

(node as any).hash = "126dd32add3fef3feb6720fc6d3625df";

export default node;
