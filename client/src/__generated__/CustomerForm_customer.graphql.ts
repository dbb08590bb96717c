/**
 * @generated SignedSource<<b60f3027a5b3940f40a5be60705a1b1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerChannel = "AGENCY" | "BIKESHARE" | "BUS" | "CAR" | "ECONOMIC_DEVELOPMENT" | "MOBILE_BILLBOARD" | "MULTI_CHANNEL" | "OTHER" | "PEDI_CAB" | "RETAIL" | "TRUCK_SIDE" | "UNRECOGNIZED";
export type SubscriptionType = "FLEX" | "MEMBERSHIP" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type CustomerForm_customer$data = {
  readonly channel: CustomerChannel | null | undefined;
  readonly channelText: string | null | undefined;
  readonly customerId: number;
  readonly marketIds: ReadonlyArray<number>;
  readonly name: string;
  readonly revision: string;
  readonly subscriptionType: SubscriptionType | null | undefined;
  readonly subscriptionTypeText: string | null | undefined;
  readonly " $fragmentType": "CustomerForm_customer";
};
export type CustomerForm_customer$key = {
  readonly " $data"?: CustomerForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerForm_customer",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionTypeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "937640ce6a78a93db3848ed1778882b4";

export default node;
