/**
 * @generated SignedSource<<cb2fe0e3b8072cba637ee4a403ed4434>>
 * @relayHash f9a0bc9196f3ea0a307386ec1b7dedc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3bed422b48bae0b331b282bcf7b5ce4510da5dd814d6881ca71751796bb198a

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
  readonly " $fragmentSpreads": FragmentRefs<"PipelineSourcesNote_query">;
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
        "name": "PipelineSourcesNote_query"
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
    "id": "e3bed422b48bae0b331b282bcf7b5ce4510da5dd814d6881ca71751796bb198a",
    "metadata": {},
    "name": "JobsByDateTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25a1459f1a5df487504e228110fdf4b5";

export default node;
