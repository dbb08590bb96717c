/**
 * @generated SignedSource<<cd4c7bac262d6d3a6ff9621207c70cc8>>
 * @relayHash 0f03caf36f97418a2678413a2fb38207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbd9a51c19d5c04816beed09bb1eb9bb4cc5fd7812d603fcf7af79cbd89803f4

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
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
export type useAnalyticsChoicesQuery$variables = {
  ofCustomer: ConversationAnalyticsFilter;
  ofDays: ConversationAnalyticsFilter;
};
export type useAnalyticsChoicesQuery$data = {
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
export type useAnalyticsChoicesQuery = {
  response: useAnalyticsChoicesQuery$data;
  variables: useAnalyticsChoicesQuery$variables;
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
    "name": "useAnalyticsChoicesQuery",
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
    "name": "useAnalyticsChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "dbd9a51c19d5c04816beed09bb1eb9bb4cc5fd7812d603fcf7af79cbd89803f4",
    "metadata": {},
    "name": "useAnalyticsChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06351c7d35a085537e809cf0f97c278a";

export default node;
