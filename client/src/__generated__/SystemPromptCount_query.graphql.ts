/**
 * @generated SignedSource<<3632875ca9fed003019c7138ebe99cc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemPromptCount_query$data = {
  readonly systemPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly isActive: boolean;
      readonly typeText: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "SystemPromptCount_query";
};
export type SystemPromptCount_query$key = {
  readonly " $data"?: SystemPromptCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemPromptCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemPromptCount_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "systemPrompts(first:5000)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "daaa063c3163126ab5b11b66f34413e7";

export default node;
