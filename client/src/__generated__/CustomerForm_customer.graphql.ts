/**
 * @generated SignedSource<<f1d648ec05f001eacf79e396702ef7ec>>
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
  readonly customerName: string;
  readonly marketIds: ReadonlyArray<number>;
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
      "name": "customerName",
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "99420860ec4eec8c9ae52da0614d489f";

export default node;
