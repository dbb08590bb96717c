/**
 * @generated SignedSource<<04d9d18fb40e9068fce3c4eb9796bcc8>>
 * @relayHash 6fd77dcdc3096940823ed501426c2501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34c083e7fd30a55c21dad92bb0a488533b23a43e5f384355666d26cba2a08405

import type { ConcreteRequest } from 'relay-runtime';
export type liveListsPipelineJobsSubscription$variables = Record<PropertyKey, never>;
export type liveListsPipelineJobsSubscription$data = {
  readonly change: {
    readonly added: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly id: string;
      readonly marketHash: string;
    }>;
    readonly changed: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly readAt: string;
    readonly removedIds: ReadonlyArray<string>;
  };
};
export type liveListsPipelineJobsSubscription = {
  response: liveListsPipelineJobsSubscription$data;
  variables: liveListsPipelineJobsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": "change",
    "args": null,
    "concreteType": "PipelineJobsChange",
    "kind": "LinkedField",
    "name": "pipelineJobsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJob",
        "kind": "LinkedField",
        "name": "added",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketHash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJob",
        "kind": "LinkedField",
        "name": "changed",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedIds",
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
    "metadata": null,
    "name": "liveListsPipelineJobsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveListsPipelineJobsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34c083e7fd30a55c21dad92bb0a488533b23a43e5f384355666d26cba2a08405",
    "metadata": {},
    "name": "liveListsPipelineJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "839a852b32f6229190680d961d0d06e6";

export default node;
