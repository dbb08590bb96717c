/**
 * @generated SignedSource<<82ab4da5f0bc90a53e2cec04d68928c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnalyticsInterval = "DAY" | "MONTH" | "WEEK";
export type AnalyticsView = "ACTIVITY" | "CUSTOMERS" | "USERS";
import type { FragmentRefs, Result } from "relay-runtime";
export type AnalyticsChart_analytics$data = {
  readonly interval: AnalyticsInterval;
  readonly series: Result<ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly members: number;
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
},
v1 = {
  "kind": "Variable",
  "name": "view",
  "variableName": "view"
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
      "alias": null,
      "args": [
        (v1/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "interval",
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
          (v1/*:: as any*/)
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
            "kind": "ScalarField",
            "name": "members",
            "storageKey": null
          },
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

(node as any).hash = "f6f2c8654d2b2fa271c08f96836df81d";

export default node;
