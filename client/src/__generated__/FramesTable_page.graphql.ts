/**
 * @generated SignedSource<<494373f474338c3e4c8445cc22f9deb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FramesTable_page$data = {
  readonly frames: ReadonlyArray<{
    readonly frameId: number;
    readonly frameRef: string | null | undefined;
    readonly site: {
      readonly name: string | null | undefined;
      readonly siteId: number | null | undefined;
      readonly siteRef: string | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame">;
  }>;
  readonly unreadableCount: number;
  readonly " $fragmentType": "FramesTable_page";
};
export type FramesTable_page$key = {
  readonly " $data"?: FramesTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"FramesTable_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FramesTable_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Frame",
      "kind": "LinkedField",
      "name": "frames",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frameId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frameRef",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Site",
          "kind": "LinkedField",
          "name": "site",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "siteId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "siteRef",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FrameDialog_frame"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FramePage",
  "abstractKey": null
};

(node as any).hash = "ee26c9a21ed5389f6770896169a48288";

export default node;
