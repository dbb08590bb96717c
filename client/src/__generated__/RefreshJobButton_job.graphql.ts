/**
 * @generated SignedSource<<da7a76b89b3bfb826983e784e24a2b51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefreshJobButton_job$data = {
  readonly jobId: string;
  readonly refresh: {
    readonly allowed: boolean;
  };
  readonly " $fragmentType": "RefreshJobButton_job";
};
export type RefreshJobButton_job$key = {
  readonly " $data"?: RefreshJobButton_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefreshJobButton_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefreshJobButton_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "refresh",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "5cb8f2b10ab42f2f684dd3c61601b930";

export default node;
