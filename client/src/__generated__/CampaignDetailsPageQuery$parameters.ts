/**
 * @generated SignedSource<<cbb13da5b75ffbc4da7a24283388e406>>
 * @relayHash 1151eeeafd7c85951d37b96832eab379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4a69bd812e647f66c3e297d23129b7212042efc705a17d2fe868514cd524ccd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4a69bd812e647f66c3e297d23129b7212042efc705a17d2fe868514cd524ccd",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
