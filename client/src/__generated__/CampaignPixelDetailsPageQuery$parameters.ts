/**
 * @generated SignedSource<<bed2fa18283f34a71a9465cb7376f169>>
 * @relayHash 3164e46947d6e9b71d3f23985474e25d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80648b5f600e2f6a98b85f3ee14bca51658573bca32e62cf08a849feae0e18c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelDetailsPageQuery } from './CampaignPixelDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80648b5f600e2f6a98b85f3ee14bca51658573bca32e62cf08a849feae0e18c6",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
