/**
 * @generated SignedSource<<fdfd7dc76c0c5982789039a495f41804>>
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "2df14cbca3a8cc8edbfac80a14a5571d";

export default node;
