/**
 * @generated SignedSource<<8e5035b9e647edc13e2f2cc46b6ffdbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelForm_campaign$data = {
  readonly campaignId: number;
  readonly customerId: number;
  readonly name: string;
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
      "name": "name",
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

(node as any).hash = "7b9fee65d49d50ed59d619400d470475";

export default node;
