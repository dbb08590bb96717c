/**
 * @generated SignedSource<<486d7de25cc9cfdae8327a6c9bb0a3dd>>
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

(node as any).hash = "894e22be24bb940d73152cd38f1dea26";

export default node;
