/**
 * @generated SignedSource<<c19dcb1e8808b96bceebae0fd0b919b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsView = "ACTIVITY" | "CUSTOMERS" | "USERS";
import type { FragmentRefs, Result } from "relay-runtime";
export type AnalyticsChart_analytics$data = {
  readonly series: Result<ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly points: ReadonlyArray<{
      readonly date: string;
      readonly value: number;
    }>;
  }>, unknown>;
  readonly views: ReadonlyArray<{
    readonly label: string;
    readonly select: {
      readonly reason: string | null | undefined;
    };
    readonly view: AnalyticsView;
  }>;
  readonly " $fragmentType": "AnalyticsChart_analytics";
};
export type AnalyticsChart_analytics$key = {
  readonly " $data"?: AnalyticsChart_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsChart_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "metric"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "view"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsChart_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsViewOption",
      "kind": "LinkedField",
      "name": "views",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "view",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "select",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "metric",
            "variableName": "metric"
          },
          {
            "kind": "Variable",
            "name": "view",
            "variableName": "view"
          }
        ],
        "concreteType": "AnalyticsSeries",
        "kind": "LinkedField",
        "name": "series",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsPoint",
            "kind": "LinkedField",
            "name": "points",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "ConversationAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "a52416a294367d892eafff502badce54";

export default node;
