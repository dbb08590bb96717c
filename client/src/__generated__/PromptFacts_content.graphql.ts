/**
 * @generated SignedSource<<eb532ec10b7a1142be032508d9d40d07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromptFacts_content$data = {
  readonly characterCount: number;
  readonly tokenCount: number;
  readonly " $fragmentType": "PromptFacts_content";
};
export type PromptFacts_content$key = {
  readonly " $data"?: PromptFacts_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptFacts_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromptFacts_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "characterCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenCount",
      "storageKey": null
    }
  ],
  "type": "PromptContent",
  "abstractKey": null
};

(node as any).hash = "97ca4e5262aa66d9052e506a8509b7e5";

export default node;
