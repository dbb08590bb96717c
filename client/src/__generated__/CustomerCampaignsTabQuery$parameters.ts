/**
 * @generated SignedSource<<16c97c39e53f4f9b486be23dbd5a8e14>>
 * @relayHash 321cabfcfa4ad6fe980438e2c9d7ea3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daf6274a1ec4758b0c3b06fc6e7fec2282e168de5ce1f27eacab249af54eae68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerCampaignsTabQuery } from './CustomerCampaignsTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerCampaignsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daf6274a1ec4758b0c3b06fc6e7fec2282e168de5ce1f27eacab249af54eae68",
    "metadata": {},
    "name": "CustomerCampaignsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
