/**
 * @generated SignedSource<<5508838071204fede917c2ff8e5d1382>>
 * @relayHash 74446b6f5ae4a7bba3d3096eacf72871
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58eb2e6d18cd04ec8e4e8fc4106e0d272543a8a88aa5c638c95c002b2a6be12a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58eb2e6d18cd04ec8e4e8fc4106e0d272543a8a88aa5c638c95c002b2a6be12a",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
