/**
 * @generated SignedSource<<e0b8ec333a8e6697bf77e559a366f2dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemPromptsTable_query$data = {
  readonly systemPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly isActive: boolean;
      readonly name: string;
      readonly systemPromptId: number;
      readonly typeText: string | null | undefined;
      readonly version: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PromptTypeBadge_prompt">;
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "SystemPromptsTable_query";
};
export type SystemPromptsTable_query$key = {
  readonly " $data"?: SystemPromptsTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemPromptsTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "direction"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemPromptsTable_query",
  "selections": [
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
        },
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
              "name": "typeText",
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
              "name": "isActive",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PromptTypeBadge_prompt"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4db96ff9da5adb006765f91917dc2980";

export default node;
