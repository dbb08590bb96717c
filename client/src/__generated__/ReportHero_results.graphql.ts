/**
 * @generated SignedSource<<49c3e78e5284267870f04964254d5f7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoTestReason = "ALL_VISITED" | "NO_DEVICES" | "NO_VISITS" | "RATE_ABOVE_ONE" | "UNREADABLE_COUNT";
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
import type { FragmentRefs } from "relay-runtime";
export type ReportHero_results$data = {
  readonly pages: ReadonlyArray<{
    readonly cautions: ReadonlyArray<{
      readonly explanation: string;
    }>;
    readonly confidence: {
      readonly difference: number;
      readonly differenceInterval: {
        readonly high: number;
        readonly level: number;
        readonly low: number;
      } | null | undefined;
      readonly level: number;
      readonly noTestReason: NoTestReason | null | undefined;
      readonly outlook: string;
    };
    readonly label: string;
    readonly page: TrackedPage;
    readonly " $fragmentSpreads": FragmentRefs<"ReportFigure_page">;
  }>;
  readonly " $fragmentType": "ReportHero_results";
};
export type ReportHero_results$key = {
  readonly " $data"?: ReportHero_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportHero_results">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportHero_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AttributionPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
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
          "concreteType": "LiftCaution",
          "kind": "LinkedField",
          "name": "cautions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "explanation",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LiftConfidence",
          "kind": "LinkedField",
          "name": "confidence",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outlook",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noTestReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "difference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RateInterval",
              "kind": "LinkedField",
              "name": "differenceInterval",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "low",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "high",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportFigure_page"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributionResults",
  "abstractKey": null
};
})();

(node as any).hash = "2ad588aadff9c61d610a76ff26361e03";

export default node;
