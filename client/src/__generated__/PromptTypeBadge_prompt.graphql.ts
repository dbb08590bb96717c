/**
 * @generated SignedSource<<9ef646799763b1f1cdaa0ab6e3c3918f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemPromptType = "BASE" | "CONTEXT" | "UNRECOGNIZED" | "USER" | "WORKFLOW";
import type { FragmentRefs } from "relay-runtime";
export type PromptTypeBadge_prompt$data = {
  readonly type: SystemPromptType;
  readonly typeLabel: string | null | undefined;
  readonly " $fragmentType": "PromptTypeBadge_prompt";
};
export type PromptTypeBadge_prompt$key = {
  readonly " $data"?: PromptTypeBadge_prompt$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromptTypeBadge_prompt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromptTypeBadge_prompt",
  "selections": [
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
  "type": "SystemPrompt",
  "abstractKey": null
};

(node as any).hash = "98c4ee678ec44ec105730bcb691b02e3";

export default node;
