/**
 * @generated SignedSource<<3bdc2bd4d7aa25a88a497627bbe41960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PipelineSourcesNote_query$data = {
  readonly pipelineJobSources: {
    readonly missing: {
      readonly message: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "PipelineSourcesNote_query";
};
export type PipelineSourcesNote_query$key = {
  readonly " $data"?: PipelineSourcesNote_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineSourcesNote_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PipelineSourcesNote_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineJobSources",
      "kind": "LinkedField",
      "name": "pipelineJobSources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MissingPipelineJobs",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
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

(node as any).hash = "387afa2e681022fbf7526dfacf2664c0";

export default node;
