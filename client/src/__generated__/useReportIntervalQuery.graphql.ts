/**
 * @generated SignedSource<<d9b9a2fdb6e9245224f7598bb4223ed7>>
 * @relayHash db5da158413ee8b4be66c3aedf9c9fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64b7ce8e5db661cd43cbb8054a37f0cb51ea3addfb18199fca27bcec237cb690

import type { ConcreteRequest } from 'relay-runtime';
export type TrackedPage = "CHECKOUT" | "HOME" | "PRODUCT";
export type useReportIntervalQuery$variables = {
  jobId: string;
  level: number;
};
export type useReportIntervalQuery$data = {
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
export type useReportIntervalQuery = {
  response: useReportIntervalQuery$data;
  variables: useReportIntervalQuery$variables;
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
    "name": "useReportIntervalQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportIntervalQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "64b7ce8e5db661cd43cbb8054a37f0cb51ea3addfb18199fca27bcec237cb690",
    "metadata": {},
    "name": "useReportIntervalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07b3bb47d39f9dc83041b74d946ae506";

export default node;
