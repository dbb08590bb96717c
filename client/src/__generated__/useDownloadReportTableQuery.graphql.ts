/**
 * @generated SignedSource<<057eb0e95bc3dcd0385bc8bdbc73ff74>>
 * @relayHash 61ad76f1bc4927c0eaa72d3aaa364d03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc9aa77f3ef85db3f7fc6b800a6d4469e1120773eaf22a1787795149b3fd11d4

import type { ConcreteRequest } from 'relay-runtime';
export type AttributionTable = "DAYS_OF_WEEK" | "HOURS" | "LIFT" | "RESULTS";
export type useDownloadReportTableQuery$variables = {
  jobId: string;
  table: AttributionTable;
};
export type useDownloadReportTableQuery$data = {
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
export type useDownloadReportTableQuery = {
  response: useDownloadReportTableQuery$data;
  variables: useDownloadReportTableQuery$variables;
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
    "name": "useDownloadReportTableQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDownloadReportTableQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc9aa77f3ef85db3f7fc6b800a6d4469e1120773eaf22a1787795149b3fd11d4",
    "metadata": {},
    "name": "useDownloadReportTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ed2bd437f87395497fa894228741b26";

export default node;
