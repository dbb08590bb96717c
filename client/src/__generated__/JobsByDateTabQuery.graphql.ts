/**
 * @generated SignedSource<<c40f18c6ecd53c7c6d57d6db88645d44>>
 * @relayHash 06d3c89d543c5fe3ba535fc7efc442b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c3d0ca544c9006ab0b7d7336173d57e1c2a09b52d640514515081951856714b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsByDateTabQuery$variables = {
  month?: string | null | undefined;
};
export type JobsByDateTabQuery$data = {
  readonly pipelineCalendar: {
    readonly month: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobCalendar_calendar">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"JobsList_query">;
};
export type JobsByDateTabQuery = {
  response: JobsByDateTabQuery$data;
  variables: JobsByDateTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "month"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobsByDateTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PipelineCalendar",
        "kind": "LinkedField",
        "name": "pipelineCalendar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobCalendar_calendar"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobsList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsByDateTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PipelineCalendar",
        "kind": "LinkedField",
        "name": "pipelineCalendar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PipelineDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jobCount",
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
                "name": "pendingCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasFailure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PipelineJobSources",
        "kind": "LinkedField",
        "name": "pipelineJobSources",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MissingPipelineJobs",
            "kind": "LinkedField",
            "name": "missing",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c3d0ca544c9006ab0b7d7336173d57e1c2a09b52d640514515081951856714b",
    "metadata": {},
    "name": "JobsByDateTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6dc6ff555237b3cc565996dc5856467";

export default node;
