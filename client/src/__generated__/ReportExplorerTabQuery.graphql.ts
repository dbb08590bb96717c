/**
 * @generated SignedSource<<e8814a5d7555de42c895fae7cbcb8b88>>
 * @relayHash fee1f0f8747efe23f77b263bcfa40b97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f50cbd489ed96aa0621a673e6a604bc8807ecfdb683034e465e53a95caf632c4

import type { ConcreteRequest } from 'relay-runtime';
export type ReportExplorerTabQuery$variables = {
  from: string;
  marketId: number;
  to: string;
};
export type ReportExplorerTabQuery$data = {
  readonly impressionComparison: {
    readonly days: ReadonlyArray<{
      readonly date: string;
      readonly oldImpressions: number | null | undefined;
      readonly ots: number | null | undefined;
    }>;
  };
};
export type ReportExplorerTabQuery = {
  response: ReportExplorerTabQuery$data;
  variables: ReportExplorerTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marketId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "kind": "ObjectValue",
        "name": "dates"
      },
      {
        "kind": "Variable",
        "name": "marketId",
        "variableName": "marketId"
      }
    ],
    "concreteType": "ImpressionComparison",
    "kind": "LinkedField",
    "name": "impressionComparison",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ImpressionDay",
        "kind": "LinkedField",
        "name": "days",
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
            "name": "oldImpressions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ots",
            "storageKey": null
          }
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReportExplorerTabQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportExplorerTabQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "f50cbd489ed96aa0621a673e6a604bc8807ecfdb683034e465e53a95caf632c4",
    "metadata": {},
    "name": "ReportExplorerTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d86d50b20dc415ecddee361c350f9ca3";

export default node;
