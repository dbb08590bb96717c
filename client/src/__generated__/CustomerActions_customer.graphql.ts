/**
 * @generated SignedSource<<6c9b5971dfec3e73b2342d9835f222ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerActions_customer$data = {
  readonly customerId: number;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "CustomerActions_customer";
};
export type CustomerActions_customer$key = {
  readonly " $data"?: CustomerActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_customer",
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

(node as any).hash = "e6ae0b4a0e2f911f74d0a06f08c4004c";

export default node;
