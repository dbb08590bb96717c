/**
 * @generated SignedSource<<3cd0e8a88427447679c851a3045549f5>>
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
    readonly open: {
      readonly reason: string | null | undefined;
    };
    readonly url: string | null | undefined;
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
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "open",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
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

(node as any).hash = "3bc66dd42e8ed0b26fc6ea1c671f3310";

export default node;
