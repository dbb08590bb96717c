/**
 * @generated SignedSource<<b11b05f132d3a339bae2b68f5536e722>>
 * @relayHash 344bbfb67a12d16f1c7e197d391b285c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3629f5c43d6ea85954d748774697c21aa7fee2f82065aedc2e534827fd38a829

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
    readonly failure: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "failure",
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
    "id": "3629f5c43d6ea85954d748774697c21aa7fee2f82065aedc2e534827fd38a829",
    "metadata": {},
    "name": "liveListsPipelineJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d2df1defe5ed42447c94b3f254d77910";

export default node;
