/**
 * @generated SignedSource<<f38c6e211c634c740f20041cb6d6cc08>>
 * @relayHash 04b687c1de19c6aa19d1d61cdf5e82dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9ec46bde1173a4c2c523c81aec056b7314bfe9c0f46bac206f6bda7c85cd2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb9ec46bde1173a4c2c523c81aec056b7314bfe9c0f46bac206f6bda7c85cd2c",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
