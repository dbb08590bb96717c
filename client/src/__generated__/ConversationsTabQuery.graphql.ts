/**
 * @generated SignedSource<<ab0c039f20b70e33e20e2f49785503f3>>
 * @relayHash a6d3d41258dfc8649b01dd1d454593dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bbf331efc2ededcbf05a1cca703efcff20d2824b6a9a2b5f03028a033c5f540

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ConversationOrderField = "CONVERSATION_ID" | "CREATED_AT" | "CUSTOMER" | "RECEIVED" | "USER";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type OrderDirection = "ASC" | "DESC";
export type ConversationFilter = {
  conversationIds?: ReadonlyArray<string> | null | undefined;
  customerIds?: ReadonlyArray<number> | null | undefined;
  dates?: DateRangeInput | null | undefined;
  includeInternalUsers?: boolean | null | undefined;
  initiationTypeTexts?: ReadonlyArray<string> | null | undefined;
  models?: ReadonlyArray<string> | null | undefined;
  text?: string | null | undefined;
  userIds?: ReadonlyArray<number> | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type ConversationOrder = {
  direction?: OrderDirection;
  field: ConversationOrderField;
};
export type ConversationsTabQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter: ConversationFilter;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy?: ConversationOrder | null | undefined;
};
export type ConversationsTabQuery$data = {
  readonly conversationOptions: {
    readonly conversationCount: number;
    readonly customers: ReadonlyArray<{
      readonly customerId: number;
      readonly label: string;
    }> | null | undefined;
    readonly initiationTypeTexts: ReadonlyArray<string>;
    readonly models: ReadonlyArray<string>;
    readonly users: ReadonlyArray<{
      readonly label: string;
      readonly userId: number;
    }> | null | undefined;
  };
  readonly conversations: {
    readonly nodes: ReadonlyArray<{
      readonly conversationId: string;
      readonly createdAt: string | null | undefined;
      readonly customerId: number | null | undefined;
      readonly customerLabel: Result<string | null | undefined, unknown>;
      readonly initiationTypeText: string | null | undefined;
      readonly model: string | null | undefined;
      readonly shortTitle: string;
      readonly title: string;
      readonly userId: number | null | undefined;
      readonly userLabel: Result<string | null | undefined, unknown>;
      readonly " $fragmentSpreads": FragmentRefs<"ConversationFacts_conversation">;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
};
export type ConversationsTabQuery = {
  response: ConversationsTabQuery$data;
  variables: ConversationsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerOption",
  "kind": "LinkedField",
  "name": "customers",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "UserOption",
  "kind": "LinkedField",
  "name": "users",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "initiationTypeTexts",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "models",
  "storageKey": null
},
v14 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationId",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortTitle",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerLabel",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userLabel",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "initiationTypeText",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "model",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConversationsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationOptions",
        "kind": "LinkedField",
        "name": "conversationOptions",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v9/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v11/*:: as any*/),
            "to": "NULL"
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "ConversationConnection",
        "kind": "LinkedField",
        "name": "conversations",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v21/*:: as any*/),
                "to": "RESULT"
              },
              (v10/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v22/*:: as any*/),
                "to": "RESULT"
              },
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConversationFacts_conversation"
              }
            ],
            "storageKey": null
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ConversationsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationOptions",
        "kind": "LinkedField",
        "name": "conversationOptions",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "ConversationConnection",
        "kind": "LinkedField",
        "name": "conversations",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v7/*:: as any*/),
              (v21/*:: as any*/),
              (v10/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              },
              (v26/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2bbf331efc2ededcbf05a1cca703efcff20d2824b6a9a2b5f03028a033c5f540",
    "metadata": {},
    "name": "ConversationsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5da7ed0198c803d5a0c78dec2bf2eaad";

export default node;
