/**
 * @generated SignedSource<<f2dbbceb636ebe8b56138336b80675d2>>
 * @relayHash 5bacef00450e32b46af7bcf2bcb5101b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4296b058df5012c7f1b6647b0ffcc2427d9ac6554209c146ad517d16a847148

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationaryCampaignsPageQuery } from './StationaryCampaignsPageQuery.graphql';

const node: PreloadableConcreteRequest<StationaryCampaignsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4296b058df5012c7f1b6647b0ffcc2427d9ac6554209c146ad517d16a847148",
    "metadata": {},
    "name": "StationaryCampaignsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
