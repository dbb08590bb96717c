/**
 * @generated SignedSource<<93004637c0ff32de89f6f4f95a07ef95>>
 * @relayHash 09a65bfc887060e133ef2f4062ba9bd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d914db580c4f001ab4e1d4097ca96d95a703a680bb95261c9db8964c2684d02

import type { ConcreteRequest } from 'relay-runtime';
export type PromptComparisonQuery$variables = {
  name: string;
};
export type PromptComparisonQuery$data = {
  readonly systemPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly name: string;
      readonly systemPromptId: number;
      readonly version: string | null | undefined;
    }>;
  };
};
export type PromptComparisonQuery = {
  response: PromptComparisonQuery$data;
  variables: PromptComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "direction": "DESC",
      "field": "VERSION"
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "systemPromptId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PromptComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPromptConnection",
        "kind": "LinkedField",
        "name": "systemPrompts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "PromptComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemPromptConnection",
        "kind": "LinkedField",
        "name": "systemPrompts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemPrompt",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d914db580c4f001ab4e1d4097ca96d95a703a680bb95261c9db8964c2684d02",
    "metadata": {},
    "name": "PromptComparisonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e61016a630db08b328c3b1a42c374fd";

export default node;
