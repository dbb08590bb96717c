/**
 * @generated SignedSource<<2326bc20d72b4df50f0f5a6300ac35cc>>
 * @relayHash b39528a46c25db769da2854ec236d549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52dffda0ddc6e16d8578ab664cac17bbee1e805e500dc765eb71b5d1760a238d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52dffda0ddc6e16d8578ab664cac17bbee1e805e500dc765eb71b5d1760a238d",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
