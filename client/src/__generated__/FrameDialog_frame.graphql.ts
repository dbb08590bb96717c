/**
 * @generated SignedSource<<62ce1aeac014af33dd17b939029a6006>>
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
  readonly metadataText: string | null | undefined;
  readonly site: {
    readonly address: string | null | undefined;
    readonly inventoryText: string | null | undefined;
    readonly metadataText: string | null | undefined;
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
  "name": "metadataText",
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
          "name": "inventoryText",
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

(node as any).hash = "d151602694869d749d7c80bb7083353e";

export default node;
