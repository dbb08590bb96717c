/**
 * @generated SignedSource<<b1a758797f264674e31551f315aa27db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
import type { FragmentRefs, Result } from "relay-runtime";
export type StudyFacts_study$data = {
  readonly attributionId: number;
  readonly campaign: Result<{
    readonly name: string;
  } | null | undefined, unknown>;
  readonly campaignId: number | null | undefined;
  readonly customer: Result<{
    readonly name: string;
    readonly slug: string;
  } | null | undefined, unknown>;
  readonly customerId: number | null | undefined;
  readonly hasAlignedAds: boolean | null | undefined;
  readonly isBrandFocused: boolean | null | undefined;
  readonly isPartOfOtherEffort: boolean | null | undefined;
  readonly notes: string | null | undefined;
  readonly objective: string | null | undefined;
  readonly pausesOtherChannels: boolean | null | undefined;
  readonly type: StudyType | null | undefined;
  readonly typeText: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StudyStatusChip_study">;
  readonly " $fragmentType": "StudyFacts_study";
};
export type StudyFacts_study$key = {
  readonly " $data"?: StudyFacts_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyFacts_study">;
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
  "name": "StudyFacts_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objective",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
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
      "to": "RESULT"
    },
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
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartOfOtherEffort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausesOtherChannels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBrandFocused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAlignedAds",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StudyStatusChip_study"
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};
})();

(node as any).hash = "0ffcfc7e6631ae67a5709260ae270126";

export default node;
