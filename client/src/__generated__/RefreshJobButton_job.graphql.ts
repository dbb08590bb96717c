/**
 * @generated SignedSource<<33cb95db104592fa1cd90141970a89ea>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useExpiredFiles_job">;
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

(node as any).hash = "7aa2f005736f2079d43a188c810f0541";

export default node;
