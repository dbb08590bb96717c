/**
 * @generated SignedSource<<0331bfa498c972518ede6a24ce00a35a>>
 * @relayHash 8a8e1ecf24887b8bf10cd1bfa82f99e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f11ae953879eb395b2477e5f3ec41fe9f7a26bcc7408019c0b0dc55a56829fd

import type { ConcreteRequest } from 'relay-runtime';
export type ImpressionReportQuery$variables = {
  from: string;
  marketId: number;
  to: string;
};
export type ImpressionReportQuery$data = {
  readonly impressionComparison: {
    readonly days: ReadonlyArray<{
      readonly date: string;
      readonly oldImpressions: number | null | undefined;
      readonly ots: number | null | undefined;
    }>;
  };
};
export type ImpressionReportQuery = {
  response: ImpressionReportQuery$data;
  variables: ImpressionReportQuery$variables;
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
    "name": "ImpressionReportQuery",
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
    "name": "ImpressionReportQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8f11ae953879eb395b2477e5f3ec41fe9f7a26bcc7408019c0b0dc55a56829fd",
    "metadata": {},
    "name": "ImpressionReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f11108cf2ce5cc2f089f7f13eca9b0e9";

export default node;
