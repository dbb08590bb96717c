/**
 * @generated SignedSource<<0ed204a62be439aa54171d3a3caccd4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemPromptTypeField_query$data = {
  readonly systemPromptTypes: ReadonlyArray<{
    readonly label: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SystemPromptTypeField_query";
};
export type SystemPromptTypeField_query$key = {
  readonly " $data"?: SystemPromptTypeField_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemPromptTypeField_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemPromptTypeField_query",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ab5d5ff85719cab446766a44e288fc02";

export default node;
