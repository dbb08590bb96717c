/**
 * @generated SignedSource<<d0c7edb45f37ffe016866c48b3d34a26>>
 * @relayHash f26cbd65b85f363a0e8286a2de063ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbba07d22ef73da2e720ab1af8cff87ef4e94fb3761dd65cbca5d9184a32b818

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
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "marketId",
        "variableName": "marketId"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
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
    "id": "bbba07d22ef73da2e720ab1af8cff87ef4e94fb3761dd65cbca5d9184a32b818",
    "metadata": {},
    "name": "ImpressionReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e926b2c4389e38f75b4552d16c2b053";

export default node;
