/**
 * @generated SignedSource<<408dfcc6774a084e59894ed1eef8fc9a>>
 * @relayHash 2ac39d6bbdf8a840ddb39b27de052f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69dcef05ba37dcf4fb3340fca894bf8f344fc792a3641be56addfe10e929d783

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCampaignJobPageQuery } from './NewCampaignJobPageQuery.graphql';

const node: PreloadableConcreteRequest<NewCampaignJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69dcef05ba37dcf4fb3340fca894bf8f344fc792a3641be56addfe10e929d783",
    "metadata": {},
    "name": "NewCampaignJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
