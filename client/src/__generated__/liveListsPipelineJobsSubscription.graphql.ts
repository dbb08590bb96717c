/**
 * @generated SignedSource<<ad6c03d387c1e7933c6fd61eb0c48981>>
 * @relayHash ddcabfec3f73785365d4a8535b6d22e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 693879e4d9e6770025eed307ebf59dee87fcad1866fd103a26f230adb710e836

import type { ConcreteRequest } from 'relay-runtime';
export type liveListsPipelineJobsSubscription$variables = Record<PropertyKey, never>;
export type liveListsPipelineJobsSubscription$data = {
  readonly change: {
    readonly added: ReadonlyArray<{
      readonly id: string;
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
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
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJob",
        "kind": "LinkedField",
        "name": "changed",
        "plural": true,
        "selections": (v0/*:: as any*/),
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
    "id": "693879e4d9e6770025eed307ebf59dee87fcad1866fd103a26f230adb710e836",
    "metadata": {},
    "name": "liveListsPipelineJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "908bb1dc3d70308306c60b903ce2b1de";

export default node;
