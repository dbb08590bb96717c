/**
 * @generated SignedSource<<5a35f368a381a587fdd8f801273c1e3f>>
 * @relayHash 7fa0750fe48d088215805be4b7150b99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d411fba818a41f171d7d6baf4ee5642b242a8530ac7d799762dc5ce1fa3d16a3

import type { ConcreteRequest } from 'relay-runtime';
export type PromptComparisonTextQuery$variables = {
  systemPromptId: number;
};
export type PromptComparisonTextQuery$data = {
  readonly systemPrompt: {
    readonly content: {
      readonly text: string;
    };
  } | null | undefined;
};
export type PromptComparisonTextQuery = {
  response: PromptComparisonTextQuery$data;
  variables: PromptComparisonTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "systemPromptId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "systemPromptId",
    "variableName": "systemPromptId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PromptContent",
  "kind": "LinkedField",
  "name": "content",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptComparisonTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPrompt",
        "kind": "LinkedField",
        "name": "systemPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PromptComparisonTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPrompt",
        "kind": "LinkedField",
        "name": "systemPrompt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d411fba818a41f171d7d6baf4ee5642b242a8530ac7d799762dc5ce1fa3d16a3",
    "metadata": {},
    "name": "PromptComparisonTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5cd9b0ef22d633c8aa14dadb2968937";

export default node;
