/**
 * @generated SignedSource<<462b6933b5665ca00aebd93511a47bf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetailsPageActions_customer$data = {
  readonly customerId: number;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "CustomerDetailsPageActions_customer";
};
export type CustomerDetailsPageActions_customer$key = {
  readonly " $data"?: CustomerDetailsPageActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetailsPageActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetailsPageActions_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d564c7f26a115e834e2db0b91d0664ab";

export default node;
