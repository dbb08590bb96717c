/**
 * @generated SignedSource<<6f19058e4b9ef2b76b0dc10de4b3fbd4>>
 * @relayHash d3ee72adc9b99407489ccdb10f457185
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bddee1e0bb2e728a764b1e1da54f7806eb6b43a058b3aea4b7ea3f8679f23a8b

import type { ConcreteRequest } from 'relay-runtime';
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
export type AnalyticsTabChoicesQuery$variables = {
  ofCustomer: ConversationAnalyticsFilter;
  ofDays: ConversationAnalyticsFilter;
};
export type AnalyticsTabChoicesQuery$data = {
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
export type AnalyticsTabChoicesQuery = {
  response: AnalyticsTabChoicesQuery$data;
  variables: AnalyticsTabChoicesQuery$variables;
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
    "name": "AnalyticsTabChoicesQuery",
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
    "name": "AnalyticsTabChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bddee1e0bb2e728a764b1e1da54f7806eb6b43a058b3aea4b7ea3f8679f23a8b",
    "metadata": {},
    "name": "AnalyticsTabChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59e56c141ccb93736fd0aafedc02115d";

export default node;
