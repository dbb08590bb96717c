/**
 * @generated SignedSource<<709a5e53b963d614b10bb327e15b2b28>>
 * @relayHash 9767c6a7aafdc467ba7d8f73ef876ead
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID decdee5dc62f00a176657a877574aba2990b4bd3bf4083ede201bf1e4cb4e5eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunCampaignPageQuery } from './RunCampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<RunCampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "decdee5dc62f00a176657a877574aba2990b4bd3bf4083ede201bf1e4cb4e5eb",
    "metadata": {},
    "name": "RunCampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
