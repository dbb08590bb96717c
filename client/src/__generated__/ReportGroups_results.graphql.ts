/**
 * @generated SignedSource<<684fb8d69503e5d60c726ab78f749dca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
import type { FragmentRefs } from "relay-runtime";
export type ReportGroups_results$data = {
  readonly comparisons: ReadonlyArray<{
    readonly page: TrackedPage;
    readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_page">;
  }>;
  readonly control: {
    readonly frequencyArithmetic: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_step">;
    };
    readonly frequencyLabel: string;
    readonly label: string;
    readonly pages: ReadonlyArray<{
      readonly label: string;
      readonly page: TrackedPage;
      readonly visitationRateLabel: string;
      readonly visits: number;
    }>;
    readonly totalDevices: number;
    readonly uniqueDevices: number;
  };
  readonly exposed: {
    readonly frequencyArithmetic: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_step">;
    };
    readonly frequencyLabel: string;
    readonly label: string;
    readonly pages: ReadonlyArray<{
      readonly label: string;
      readonly page: TrackedPage;
      readonly visitationRateLabel: string;
      readonly visits: number;
    }>;
    readonly totalDevices: number;
    readonly uniqueDevices: number;
  };
  readonly hasVisits: boolean;
  readonly isEmpty: boolean;
  readonly pixels: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly pixelId: number | null | undefined;
  }>;
  readonly " $fragmentType": "ReportGroups_results";
};
export type ReportGroups_results$key = {
  readonly " $data"?: ReportGroups_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportGroups_results">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalDevices",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uniqueDevices",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "frequencyLabel",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ReportStep",
    "kind": "LinkedField",
    "name": "frequencyArithmetic",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ReportFigure_step"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GroupPage",
    "kind": "LinkedField",
    "name": "pages",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visitationRateLabel",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportGroups_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasVisits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionGroup",
      "kind": "LinkedField",
      "name": "exposed",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionGroup",
      "kind": "LinkedField",
      "name": "control",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "comparisons",
      "args": null,
      "concreteType": "AttributionPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportFigure_page"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionPixel",
      "kind": "LinkedField",
      "name": "pixels",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};
})();

(node as any).hash = "69757fa3a874d8169c1ed38ca14e7d05";

export default node;
