/**
 * @generated SignedSource<<ed617f7662d9482a0689f733586a3c17>>
 * @relayHash 28c24a349da7812a2ff787265b84e63d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5c7ba58781f51be9c9f558c37c38826769ae02a8d12a6126b20ccbd14be658e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsFigure = "AVERAGE_RESPONSE_TIME" | "CONVERSATIONS" | "CUSTOMERS" | "INTERACTIONS" | "TOTAL_TOKENS" | "USERS";
export type AnalyticsMetric = "CONVERSATIONS" | "INTERACTIONS";
export type AnalyticsView = "ACTIVITY" | "CUSTOMERS" | "USERS";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type ConversationAnalyticsFilter = {
  customerId?: number | null | undefined;
  dates?: DateRangeInput | null | undefined;
  includeInternalUsers?: boolean;
  userId?: number | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type AnalyticsTabQuery$variables = {
  filter: ConversationAnalyticsFilter;
  metric: AnalyticsMetric;
  view: AnalyticsView;
};
export type AnalyticsTabQuery$data = {
  readonly conversationAnalytics: {
    readonly cards: ReadonlyArray<{
      readonly caption: string;
      readonly figure: AnalyticsFigure;
      readonly label: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AnalyticsChart_analytics">;
  };
};
export type AnalyticsTabQuery = {
  response: AnalyticsTabQuery$data;
  variables: AnalyticsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "metric"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "view"
},
v3 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsCard",
  "kind": "LinkedField",
  "name": "cards",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "figure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "view",
  "variableName": "view"
},
v7 = [
  {
    "kind": "Variable",
    "name": "metric",
    "variableName": "metric"
  },
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AnalyticsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ConversationAnalytics",
        "kind": "LinkedField",
        "name": "conversationAnalytics",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "AnalyticsChart_analytics"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnalyticsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ConversationAnalytics",
        "kind": "LinkedField",
        "name": "conversationAnalytics",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
              (v4/*:: as any*/),
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
              (v6/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "interval",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
              (v4/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f5c7ba58781f51be9c9f558c37c38826769ae02a8d12a6126b20ccbd14be658e",
    "metadata": {},
    "name": "AnalyticsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "44ebf70a7c2aa68adb73a8015e6aac25";

export default node;
