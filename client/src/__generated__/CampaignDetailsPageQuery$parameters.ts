/**
 * @generated SignedSource<<1616d4c858718ac2ef93bf178263c240>>
 * @relayHash dd5884448d2fb6005448ac822d71db60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6897cfd3c7a5f17bd50846f8f512953a475548ea96ecfd9a247b2d1d2c5274c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6897cfd3c7a5f17bd50846f8f512953a475548ea96ecfd9a247b2d1d2c5274c",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
