/**
 * @generated SignedSource<<128a678f3d49f04f5a52819e7b9d435b>>
 * @relayHash e0910eabe5e27df910638365f3633d7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73609dfe85b5717cfe8da9ecb6f81c7aec586b9f274f0c762d357ec367275b02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelsQuery } from './CampaignPixelsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73609dfe85b5717cfe8da9ecb6f81c7aec586b9f274f0c762d357ec367275b02",
    "metadata": {},
    "name": "CampaignPixelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
