/**
 * @generated SignedSource<<e82da2f0e68364fb20be8eeb38ac200a>>
 * @relayHash 0ab44237d9e4d5874c583b975a0c6601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d683c04948f48bd58f4fd8a5160bce2e5c25bf134990bbe0b3e147e2f94b7863

import type { ConcreteRequest } from 'relay-runtime';
export type AttributionTable = "DAYS_OF_WEEK" | "HOURS" | "LIFT" | "RESULTS";
export type ReportGroupsFileQuery$variables = {
  jobId: string;
  table: AttributionTable;
};
export type ReportGroupsFileQuery$data = {
  readonly attributionReport: {
    readonly results: {
      readonly csv: {
        readonly fileName: string;
        readonly mediaType: string;
        readonly text: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ReportGroupsFileQuery = {
  response: ReportGroupsFileQuery$data;
  variables: ReportGroupsFileQuery$variables;
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
    "name": "table"
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
            "args": [
              {
                "kind": "Variable",
                "name": "table",
                "variableName": "table"
              }
            ],
            "concreteType": "CsvFile",
            "kind": "LinkedField",
            "name": "csv",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mediaType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
    "name": "ReportGroupsFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportGroupsFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d683c04948f48bd58f4fd8a5160bce2e5c25bf134990bbe0b3e147e2f94b7863",
    "metadata": {},
    "name": "ReportGroupsFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a7602c4a8b44593d091e89d0944c440";

export default node;
