/**
 * @generated SignedSource<<6138c6c5c2aa8abc89f208a72d711550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowField_query$data = {
  readonly suggestedPromptWorkflows: ReadonlyArray<string>;
  readonly " $fragmentType": "WorkflowField_query";
};
export type WorkflowField_query$key = {
  readonly " $data"?: WorkflowField_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowField_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkflowField_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestedPromptWorkflows",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4b440905f1ed7747074654b3ac4eb487";

export default node;
