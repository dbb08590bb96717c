/**
 * @generated SignedSource<<e3c2f09433888e06c260bf4c3c35cc09>>
 * @relayHash 802fe0bfaebe79948aff66bad50a2044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a63c9f376039dc55308ce6c42bcefcd228ca3868be6851579d594b125b2db079

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunCampaignPageQuery } from './RunCampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<RunCampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a63c9f376039dc55308ce6c42bcefcd228ca3868be6851579d594b125b2db079",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
