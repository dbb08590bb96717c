/**
 * @generated SignedSource<<1c1d6061b78bd09645f7c2dfc23e988d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelForm_campaign$data = {
  readonly campaignId: number;
  readonly campaignRef: string;
  readonly customerId: number;
  readonly " $fragmentType": "PixelForm_campaign";
};
export type PixelForm_campaign$key = {
  readonly " $data"?: PixelForm_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixelForm_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "8a4f6935318d9c82267c30f39f5e7e09";

export default node;
