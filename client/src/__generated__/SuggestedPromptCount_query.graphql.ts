/**
 * @generated SignedSource<<f14f9fbb7bc0c99a2aa746160c7dfbbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedPromptCount_query$data = {
  readonly suggestedPrompts: {
    readonly nodes: ReadonlyArray<{
      readonly isActive: boolean;
      readonly workflowName: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "SuggestedPromptCount_query";
};
export type SuggestedPromptCount_query$key = {
  readonly " $data"?: SuggestedPromptCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedPromptCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestedPromptCount_query",
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
      "concreteType": "SuggestedPromptConnection",
      "kind": "LinkedField",
      "name": "suggestedPrompts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SuggestedPrompt",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "workflowName",
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
      "storageKey": "suggestedPrompts(first:5000)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d83d017e7d46c2a2b4f5c0dc70b3a698";

export default node;
