/**
 * @generated SignedSource<<9961895598c0b79c4a672a4cdc315e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useExpiredFiles_job$data = {
  readonly files: ReadonlyArray<{
    readonly expiresAt: string | null | undefined;
    readonly isExpired: boolean;
    readonly key: string;
  }>;
  readonly " $fragmentType": "useExpiredFiles_job";
};
export type useExpiredFiles_job$key = {
  readonly " $data"?: useExpiredFiles_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExpiredFiles_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExpiredFiles_job",
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

(node as any).hash = "b050681e0cc265fa81ecc9d093fc7b60";

export default node;
