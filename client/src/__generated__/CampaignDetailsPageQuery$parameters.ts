/**
 * @generated SignedSource<<09de10d284914438694baf752195ebc3>>
 * @relayHash b1de83ac2bbd1b8fd2383214a479f76a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b11b28bd3f5e9b593b434618fa56c83e0fb30fceacfaf7868d1eaa40335a30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignDetailsPageQuery } from './CampaignDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07b11b28bd3f5e9b593b434618fa56c83e0fb30fceacfaf7868d1eaa40335a30",
    "metadata": {},
    "name": "CampaignDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
