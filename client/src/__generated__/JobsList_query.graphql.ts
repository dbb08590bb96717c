/**
 * @generated SignedSource<<8a657b5202039a241373a80aeb4ecd2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobsList_query$data = {
  readonly pipelineJobSources: {
    readonly missing: {
      readonly message: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "JobsList_query";
};
export type JobsList_query$key = {
  readonly " $data"?: JobsList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobsList_query",
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

(node as any).hash = "d61f3e696911f72cd1e2d74428317718";

export default node;
