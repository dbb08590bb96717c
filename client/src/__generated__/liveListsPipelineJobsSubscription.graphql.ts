/**
 * @generated SignedSource<<f9e883d20d49b35e7337df8293128f0d>>
 * @relayHash 1eef55abf2f8db4756d0092c40528e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8e4b4ee688723cd6f2c1368ed86e3e386ab166122a25e1b50546ba8aa895211

import type { ConcreteRequest } from 'relay-runtime';
export type liveListsPipelineJobsSubscription$variables = Record<PropertyKey, never>;
export type liveListsPipelineJobsSubscription$data = {
  readonly change: {
    readonly failure: string | null | undefined;
    readonly hasChanged: boolean;
    readonly readAt: string;
  };
};
export type liveListsPipelineJobsSubscription = {
  response: liveListsPipelineJobsSubscription$data;
  variables: liveListsPipelineJobsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "hasChanged",
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
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveListsPipelineJobsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b8e4b4ee688723cd6f2c1368ed86e3e386ab166122a25e1b50546ba8aa895211",
    "metadata": {},
    "name": "liveListsPipelineJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fb3daf878e9d1c15b3e92ad0440d59c2";

export default node;
