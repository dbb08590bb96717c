/**
 * @generated SignedSource<<0a41032bbe08233dfbbae68a0c9c729d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobFilesRefresh_job$data = {
  readonly files: ReadonlyArray<{
    readonly expiresAt: string | null | undefined;
    readonly isExpired: boolean;
    readonly key: string;
  }>;
  readonly jobId: string;
  readonly refresh: {
    readonly allowed: boolean;
  };
  readonly " $fragmentType": "JobFilesRefresh_job";
};
export type JobFilesRefresh_job$key = {
  readonly " $data"?: JobFilesRefresh_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFilesRefresh_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFilesRefresh_job",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "6f252cf3ca82708d31e61ed3cd347324";

export default node;
