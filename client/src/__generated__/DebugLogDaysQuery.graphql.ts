/**
 * @generated SignedSource<<d8223ba65e9f0a4d73182a971dfc2ba6>>
 * @relayHash 1f10264a8d70c2113ea398eb97110d66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31ba53601e7ef8bdff5b96f7d1e5ca623775161e00936459d9edad1898cb13e0

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type DebugLogFilter = {
  dates?: DateRangeInput | null | undefined;
  debugIds?: ReadonlyArray<string> | null | undefined;
  featureTypeText?: string | null | undefined;
  hasErrors?: boolean | null | undefined;
  route?: string | null | undefined;
  text?: string | null | undefined;
  userIdText?: string | null | undefined;
  userIds?: ReadonlyArray<number> | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type DebugLogDaysQuery$variables = {
  filter: DebugLogFilter;
};
export type DebugLogDaysQuery$data = {
  readonly debugLogs: {
    readonly nodes: ReadonlyArray<{
      readonly featureTypeText: string | null | undefined;
      readonly hasErrors: boolean;
      readonly recordedAt: string | null | undefined;
      readonly route: string | null | undefined;
    }>;
    readonly totalCount: number;
  };
};
export type DebugLogDaysQuery = {
  response: DebugLogDaysQuery$data;
  variables: DebugLogDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasErrors",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "route",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureTypeText",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DebugLogDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLogConnection",
        "kind": "LinkedField",
        "name": "debugLogs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLog",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DebugLogDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLogConnection",
        "kind": "LinkedField",
        "name": "debugLogs",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DebugLog",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
    "id": "31ba53601e7ef8bdff5b96f7d1e5ca623775161e00936459d9edad1898cb13e0",
    "metadata": {},
    "name": "DebugLogDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b12ee771e9d7067981009ad1594e5f3";

export default node;
