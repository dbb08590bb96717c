/**
 * @generated SignedSource<<3ea7108383e463bb4d05d47c57cdc948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobFiles_job$data = {
  readonly files: ReadonlyArray<{
    readonly expiryLabel: string | null | undefined;
    readonly key: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useExpiredFiles_job">;
  readonly " $fragmentType": "JobFiles_job";
};
export type JobFiles_job$key = {
  readonly " $data"?: JobFiles_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFiles_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFiles_job",
  "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiryLabel",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useExpiredFiles_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "43075242f762bdae61b2d5c2ecd06ef8";

export default node;
