/**
 * @generated SignedSource<<ff8d847a285eee2a703557be2dd091ad>>
 * @relayHash fd262f66211534bacbfde9c753033196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b00c877f995faad32c1046cb3956acc6022b782860f33c685bb6f8deb32d417f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PromptsTabSystemQuery$variables = {
  direction: OrderDirection;
};
export type PromptsTabSystemQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SystemPromptCount_query" | "SystemPromptTypeField_query" | "SystemPromptsTable_query">;
};
export type PromptsTabSystemQuery = {
  response: PromptsTabSystemQuery$data;
  variables: PromptsTabSystemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "direction"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PromptsTabSystemQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptTypeField_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptCount_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemPromptsTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PromptsTabSystemQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemPromptTypeOption",
        "kind": "LinkedField",
        "name": "systemPromptTypes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
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
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5000
          },
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "direction",
                "variableName": "direction"
              },
              {
                "kind": "Literal",
                "name": "field",
                "value": "VERSION"
              }
            ],
            "kind": "ObjectValue",
            "name": "orderBy"
          }
        ],
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "systemPromptId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typeLabel",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadableCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b00c877f995faad32c1046cb3956acc6022b782860f33c685bb6f8deb32d417f",
    "metadata": {},
    "name": "PromptsTabSystemQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78e3c4e325a634ec71fcb27b494ad5cb";

export default node;
