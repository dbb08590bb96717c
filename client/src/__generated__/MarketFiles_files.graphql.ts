/**
 * @generated SignedSource<<38bb2955fca316fb98e32051d14c9b70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketFiles_files$data = {
  readonly files: ReadonlyArray<{
    readonly key: string;
    readonly lastModifiedAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "MarketFiles_files";
};
export type MarketFiles_files$key = {
  readonly " $data"?: MarketFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketFiles_files">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketFiles_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketFile",
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
          "name": "lastModifiedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketFiles",
  "abstractKey": null
};

(node as any).hash = "5089914471b6882863cce9aca071cae8";

export default node;
