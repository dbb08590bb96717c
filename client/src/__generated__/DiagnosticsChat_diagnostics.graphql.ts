/**
 * @generated SignedSource<<3e786a973e2f52be2a69b7ca0c0ff1e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiagnosticsChat_diagnostics$data = {
  readonly defaultSystemPrompt: string;
  readonly presets: ReadonlyArray<{
    readonly label: string;
    readonly systemPrompt: string;
    readonly userPrompt: string;
  }>;
  readonly " $fragmentType": "DiagnosticsChat_diagnostics";
};
export type DiagnosticsChat_diagnostics$key = {
  readonly " $data"?: DiagnosticsChat_diagnostics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiagnosticsChat_diagnostics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiagnosticsChat_diagnostics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultSystemPrompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiagnosticPreset",
      "kind": "LinkedField",
      "name": "presets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "systemPrompt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userPrompt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConversationDiagnostics",
  "abstractKey": null
};

(node as any).hash = "e3db5fa1bc47fbd382411606b33f2a99";

export default node;
