/**
 * @generated SignedSource<<114b72ebd81e48147fb4f7c1ae6a1db0>>
 * @relayHash f1fe9475d53ab107d364ff9c03b9bfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25644abeee6856f936eec3ad73329be77ab3d4555b2e00b2d707fbee805c4aa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25644abeee6856f936eec3ad73329be77ab3d4555b2e00b2d707fbee805c4aa7",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
