/**
 * @generated SignedSource<<d71dc324c7982fe9fdb0747c4213e601>>
 * @relayHash 738aab7a5ebb20299568dd123c1e5424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd903dd28965c0841d30ffedf32b10f04c1ccdb36f67f2170d448a216bf50b41

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type DebugLogOrderField = "FEATURE_TYPE" | "RECORDED_AT" | "ROUTE" | "USER_ID";
export type OrderDirection = "ASC" | "DESC";
export type DebugLogFilter = {
  dates?: DateRangeInput | null | undefined;
  featureTypeText?: string | null | undefined;
  hasErrors?: boolean | null | undefined;
  route?: string | null | undefined;
  userIdText?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type DebugLogOrder = {
  direction?: OrderDirection;
  field: DebugLogOrderField;
};
export type AiDebugLogsPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter: DebugLogFilter;
  first?: number | null | undefined;
  last?: number | null | undefined;
  orderBy?: DebugLogOrder | null | undefined;
};
export type AiDebugLogsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogCount_query" | "DebugLogTable_query">;
};
export type AiDebugLogsPageQuery = {
  response: AiDebugLogsPageQuery$data;
  variables: AiDebugLogsPageQuery$variables;
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
v6 = [
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
];
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
    "metadata": null,
    "name": "AiDebugLogsPageQuery",
    "selections": [
      {
        "args": (v6/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DebugLogCount_query"
      },
      {
        "args": (v6/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DebugLogTable_query"
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
    "name": "AiDebugLogsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "DebugLogConnection",
        "kind": "LinkedField",
        "name": "debugLogs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadableCount",
            "storageKey": null
          },
          {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLog",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "debugId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recordedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "route",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "featureTypeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "initiationTypeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasErrors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "dd903dd28965c0841d30ffedf32b10f04c1ccdb36f67f2170d448a216bf50b41",
    "metadata": {},
    "name": "AiDebugLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba1926b818e1f85ae2cd988181910c3c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
