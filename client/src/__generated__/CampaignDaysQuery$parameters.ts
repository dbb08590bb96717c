/**
 * @generated SignedSource<<13f84522cecea337a36f37fdf34d7d0c>>
 * @relayHash d3098f54b17d65309fd34a256fbf451f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc4cd4e17a1563adab5ba74ec8d748675a78caca02b3de9c3f14a8966f6301d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDaysQuery } from './CampaignDaysQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDaysQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cc4cd4e17a1563adab5ba74ec8d748675a78caca02b3de9c3f14a8966f6301d",
    "metadata": {},
    "name": "CampaignDaysQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
