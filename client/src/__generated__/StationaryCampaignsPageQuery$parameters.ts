/**
 * @generated SignedSource<<f6bd0fbde2da9ff9ebcbbdf57e72e653>>
 * @relayHash 6faf211b3bae26f46f3e9448559aa2cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7832457eb0d8a0cb2cd7db8b1816b09e4b9ae7d5313f680b47f16471b8b70da5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StationaryCampaignsPageQuery } from './StationaryCampaignsPageQuery.graphql';

const node: PreloadableConcreteRequest<StationaryCampaignsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7832457eb0d8a0cb2cd7db8b1816b09e4b9ae7d5313f680b47f16471b8b70da5",
    "metadata": {},
    "name": "StationaryCampaignsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
