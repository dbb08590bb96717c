/**
 * @generated SignedSource<<9bc813b38922aeeb8f2313b7babde59a>>
 * @relayHash 1ad7c6469b9c04922eb36c459388daa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 032f2f04e48af4b35433797a74fdbfaf18074bd04ea23095969e27249ca52cc5

import type { ConcreteRequest } from 'relay-runtime';
export type PipelineDashboardTabFiguresQuery$variables = Record<PropertyKey, never>;
export type PipelineDashboardTabFiguresQuery$data = {
  readonly pipelineSummary: {
    readonly completedTodayCount: number;
    readonly failedCount: number;
    readonly pendingCount: number;
    readonly processingLabelToday: string | null | undefined;
  };
};
export type PipelineDashboardTabFiguresQuery = {
  response: PipelineDashboardTabFiguresQuery$data;
  variables: PipelineDashboardTabFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PipelineSummary",
    "kind": "LinkedField",
    "name": "pipelineSummary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pendingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "completedTodayCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processingLabelToday",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PipelineDashboardTabFiguresQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PipelineDashboardTabFiguresQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "032f2f04e48af4b35433797a74fdbfaf18074bd04ea23095969e27249ca52cc5",
    "metadata": {},
    "name": "PipelineDashboardTabFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e683690acc8d772dcb7b42fafa24a8f9";

export default node;
