/**
 * @generated SignedSource<<0d2f7e95f42edc908337b1c60a8d1852>>
 * @relayHash d39fbfffbfc1589aa958bcbac18835e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cf2cadcdf1290d75c3ea4484a55f1a33836e38cde32aa4357a6eeaa188e6c8c

import type { ConcreteRequest } from 'relay-runtime';
export type DeveloperTestName = "API_ROOT" | "ASSET_HEALTH" | "ATTRIBUTION" | "CREATE_NEAR_JOB" | "EMAIL" | "HISTORICAL_CENSUS" | "IN_STORE_PROCESSING" | "MAP" | "NEAR_JOB_STATUS" | "PIPELINE_DEBUG" | "PLANNER_IMPRESSIONS" | "REDIS" | "UPDATE_PIPELINE_JOBS";
export type RunDeveloperTestInput = {
  assetId?: number | null | undefined;
  name: DeveloperTestName;
  providerName?: string | null | undefined;
};
export type useRunDeveloperTestMutation$variables = {
  input: RunDeveloperTestInput;
};
export type useRunDeveloperTestMutation$data = {
  readonly runDeveloperTest: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly outcome: {
      readonly answer: string | null | undefined;
      readonly durationMs: number;
      readonly failure: string | null | undefined;
      readonly isAnswerCut: boolean;
      readonly ranAt: string;
      readonly status: number | null | undefined;
      readonly succeeded: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useRunDeveloperTestMutation = {
  response: useRunDeveloperTestMutation$data;
  variables: useRunDeveloperTestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RunDeveloperTestPayload",
    "kind": "LinkedField",
    "name": "runDeveloperTest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeveloperTestOutcome",
        "kind": "LinkedField",
        "name": "outcome",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "succeeded",
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
            "name": "ranAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAnswerCut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failure",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "useRunDeveloperTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRunDeveloperTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3cf2cadcdf1290d75c3ea4484a55f1a33836e38cde32aa4357a6eeaa188e6c8c",
    "metadata": {},
    "name": "useRunDeveloperTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1cc300052f44c88333861c27e5c18dc";

export default node;
