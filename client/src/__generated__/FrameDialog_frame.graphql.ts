/**
 * @generated SignedSource<<1d12a058183644a57abd70585d2e0824>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrameDialog_frame$data = {
  readonly frameId: number;
  readonly frameRef: string | null | undefined;
  readonly metadata: string | null | undefined;
  readonly site: {
    readonly address: string | null | undefined;
    readonly inventory: string | null | undefined;
    readonly metadata: string | null | undefined;
    readonly name: string | null | undefined;
    readonly siteId: number | null | undefined;
    readonly siteRef: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FrameDialog_frame";
};
export type FrameDialog_frame$key = {
  readonly " $data"?: FrameDialog_frame$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metadata",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameDialog_frame",
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
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventory",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Frame",
  "abstractKey": null
};
})();

(node as any).hash = "67544ba03cde57a6b94091da025f8414";

export default node;
