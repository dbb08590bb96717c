/**
 * @generated SignedSource<<7aa6bb96d83ee439d62aca0aaf5a9b51>>
 * @relayHash 7759752bd5b3759b51081082d3c97468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64800fc9b9f151759556e35b5706a240b7fce43d867b87f90d8d3402ad2f3963

import type { ConcreteRequest } from 'relay-runtime';
export type FaultPanelQuery$variables = Record<PropertyKey, never>;
export type FaultPanelQuery$data = {
  readonly sandbox: {
    readonly faults: ReadonlyArray<{
      readonly faultId: number;
      readonly kindLabel: string;
      readonly latencyMs: number | null | undefined;
      readonly path: string;
      readonly serviceLabel: string;
      readonly status: number | null | undefined;
      readonly timesLeft: number | null | undefined;
    }>;
  } | null | undefined;
};
export type FaultPanelQuery = {
  response: FaultPanelQuery$data;
  variables: FaultPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Sandbox",
    "kind": "LinkedField",
    "name": "sandbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Fault",
        "kind": "LinkedField",
        "name": "faults",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faultId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceLabel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kindLabel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "latencyMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timesLeft",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FaultPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaultPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "64800fc9b9f151759556e35b5706a240b7fce43d867b87f90d8d3402ad2f3963",
    "metadata": {},
    "name": "FaultPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8fc0259dee9c2e207504bdd2329b733";

export default node;
