/**
 * @generated SignedSource<<8ce4e89cb4a940a325c3f48e4e6b0c3d>>
 * @relayHash 9af8105a859e04fe86d8d858eec38d86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77935e64ea2e2ff2b3547ab0636825c39495bfceb18c60e024745bf23ae6732c

import type { ConcreteRequest } from 'relay-runtime';
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
export type ReportLiftDetailsIntervalQuery$variables = {
  jobId: string;
  level: number;
};
export type ReportLiftDetailsIntervalQuery$data = {
  readonly attributionReport: {
    readonly results: {
      readonly pages: ReadonlyArray<{
        readonly confidence: {
          readonly differenceInterval: {
            readonly high: number;
            readonly level: number;
            readonly low: number;
          } | null | undefined;
        };
        readonly page: TrackedPage;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type ReportLiftDetailsIntervalQuery = {
  response: ReportLiftDetailsIntervalQuery$data;
  variables: ReportLiftDetailsIntervalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "jobId",
        "variableName": "jobId"
      }
    ],
    "concreteType": "AttributionReport",
    "kind": "LinkedField",
    "name": "attributionReport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AttributionResults",
        "kind": "LinkedField",
        "name": "results",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionPage",
            "kind": "LinkedField",
            "name": "pages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LiftConfidence",
                "kind": "LinkedField",
                "name": "confidence",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "level",
                        "variableName": "level"
                      }
                    ],
                    "concreteType": "RateInterval",
                    "kind": "LinkedField",
                    "name": "differenceInterval",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "level",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "low",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "high",
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportLiftDetailsIntervalQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportLiftDetailsIntervalQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77935e64ea2e2ff2b3547ab0636825c39495bfceb18c60e024745bf23ae6732c",
    "metadata": {},
    "name": "ReportLiftDetailsIntervalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3036c546c97bbeab8159d7cef4fec80a";

export default node;
