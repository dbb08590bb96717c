/**
 * @generated SignedSource<<205861910fdf32be4c99f1c1e5543c1a>>
 * @relayHash f8d6c2fd2c79bb131ba61d01ce0b3d03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e24c2075733c3486c23211e9028f09c2a5186efb87936f631b9d11df5fed0e38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignRefreshJobPageQuery } from './CampaignRefreshJobPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignRefreshJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e24c2075733c3486c23211e9028f09c2a5186efb87936f631b9d11df5fed0e38",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
