/**
 * @generated SignedSource<<d779c312ec8de4fec5dcad57237f78c5>>
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
  "name": "SystemPromptCount_query",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8341e22a43b2ed0a1c436b27bcbe1988";

export default node;
