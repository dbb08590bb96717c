/**
 * @generated SignedSource<<d9a9570e432679c11788e01c69220b21>>
 * @relayHash 4a166cd1424f955972db86d3010cdeac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beb85ed59ae98d22e8c552f4e22297507b830877208614ee3a2e409515c44800

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type ConversationAnalyticsFilter = {
  customerId?: number | null | undefined;
  dates?: DateRangeInput | null | undefined;
  includesInternalUsers?: boolean;
  userId?: number | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset: DatePreset;
  to?: string | null | undefined;
};
export type AnalyticsFiltersQuery$variables = {
  ofCustomer: ConversationAnalyticsFilter;
  ofDays: ConversationAnalyticsFilter;
};
export type AnalyticsFiltersQuery$data = {
  readonly ofCustomer: {
    readonly users: ReadonlyArray<{
      readonly label: string;
      readonly userId: number;
    }> | null | undefined;
  } | null | undefined;
  readonly ofDays: {
    readonly customers: ReadonlyArray<{
      readonly customerId: number;
      readonly label: string;
    }> | null | undefined;
  } | null | undefined;
};
export type AnalyticsFiltersQuery = {
  response: AnalyticsFiltersQuery$data;
  variables: AnalyticsFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofCustomer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofDays"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
  {
    "alias": "ofDays",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "ofDays"
      }
    ],
    "concreteType": "ConversationAnalytics",
    "kind": "LinkedField",
    "name": "conversationAnalytics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerOption",
        "kind": "LinkedField",
        "name": "customers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "ofCustomer",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "ofCustomer"
      }
    ],
    "concreteType": "ConversationAnalytics",
    "kind": "LinkedField",
    "name": "conversationAnalytics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserOption",
        "kind": "LinkedField",
        "name": "users",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsFiltersQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnalyticsFiltersQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "beb85ed59ae98d22e8c552f4e22297507b830877208614ee3a2e409515c44800",
    "metadata": {},
    "name": "AnalyticsFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2d975e40ef067ba915b8cdc132e9ab1";

export default node;
